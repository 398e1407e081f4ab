import type { PartOnPage } from '../registry';
import BesideGenre from './BesideGenre.svelte';
import GenrePanel from './GenrePanel.svelte';
import SeatGenre from './SeatGenre.svelte';

export const genres: PartOnPage = { panel: GenrePanel, seat: SeatGenre, beside: BesideGenre };
