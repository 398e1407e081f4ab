import AttackPanel from './AttackPanel.svelte';
import type { PartOnPage } from './registry';

export const attacks: PartOnPage = { panel: AttackPanel };
