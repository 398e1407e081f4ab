import HouseWordsPanel from './HouseWordsPanel.svelte';
import type { PartOnPage } from './registry';

export const houseWords: PartOnPage = { panel: HouseWordsPanel };
