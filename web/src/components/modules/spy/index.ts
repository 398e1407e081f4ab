import type { PartOnPage } from '../registry';
import ActionsPanel from './ActionsPanel.svelte';
import Ended from './Ended.svelte';
import SpyNovel from './SpyNovel.svelte';

export const spyNovel: PartOnPage = { board: SpyNovel, panel: ActionsPanel, ended: Ended };
