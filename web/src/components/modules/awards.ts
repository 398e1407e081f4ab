import AwardPanel from './AwardPanel.svelte';
import type { PartOnPage } from './registry';

export const awards: PartOnPage = { panel: AwardPanel };
