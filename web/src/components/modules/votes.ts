import type { PartOnPage } from './registry';
import VotePanel from './VotePanel.svelte';

export const votes: PartOnPage = { panel: VotePanel };
