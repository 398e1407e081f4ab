import type { PartOnPage } from '../registry';
import Layout from './Layout.svelte';

export const cooperative: PartOnPage = { board: Layout };
