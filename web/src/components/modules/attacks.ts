import AttackPanel from './AttackPanel.svelte';
import Bound from './Bound.svelte';
import type { PartOnPage } from './registry';

export const attacks: PartOnPage = { panel: AttackPanel, overWord: Bound };
