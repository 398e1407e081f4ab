import type { PartOnPage } from '../registry';
import Ended from './Ended.svelte';
import Layout from './Layout.svelte';

export const cooperative: PartOnPage = { board: Layout, ended: Ended };
