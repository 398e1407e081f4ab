/** How cards on sale are to be shown to the one who looks. */
import type { Offered } from '../protocol/types';
import { Basket } from './basket.svelte';

export interface Sale {
  /** Cards that this turn brought into view. */
  fresh: ReadonlySet<number>;
  /** Money left, basket counted; null while nothing can be bought. */
  left: number | null;
  basket: Basket;
  /** Cards lit because a question offers them, and those chosen. */
  lit?: ReadonlySet<number> | undefined;
  chosen?: ReadonlySet<number> | undefined;
  /** Without it cards are only looked at. */
  onpick?: (card: Offered) => void;
}

/** Nothing is for sale any more. */
export const closed = (): Sale => ({ fresh: new Set(), left: null, basket: new Basket() });
