import type { PartOnPage } from './registry';
import ThemePanel from './ThemePanel.svelte';

export const themes: PartOnPage = { panel: ThemePanel };
