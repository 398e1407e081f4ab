/** How cards on sale are to be shown to the one who looks. */
import type { Offered } from '../protocol/types';
import type { Basket } from './basket.svelte';

export interface Sale {
  /** Cards that this turn brought into view. */
  fresh: ReadonlySet<number>;
  /** Money left, basket counted; null while nothing can be bought. */
  left: number | null;
  basket: Basket;
  /** Cards lit because a question offers them, and those chosen. */
  lit?: ReadonlySet<number> | undefined;
  chosen?: ReadonlySet<number> | undefined;
  onpick: (card: Offered) => void;
}
