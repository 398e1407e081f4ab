/** Cards that the player means to buy; prices are the server's. */
import type { Offered, SeatView } from '../protocol/types';
import { placesOf } from './board';
import { oneOf, savedOf } from './together';

/** Everything on sale for the one who looks. */
export const offered = (view: SeatView): Offered[] =>
  [
    ...view.market.piles.flatMap((pile) => [pile.top, ...pile.alternates]),
    ...view.market.fame.map((pile) => pile.top),
    ...placesOf(view).map((place) => (place.on_sale ? place.card : null)),
    ...oneOf(view),
    ...savedOf(view),
  ].filter((card) => card !== null);

export class Basket {
  cards = $state<number[]>([]);
  /** Those that shall go on top of the draw pile. */
  onTop = $state<number[]>([]);

  has(card: number): boolean {
    return this.cards.includes(card);
  }
  /** Takes a card in or out; of the rivals only one stays. */
  toggle(card: number, rivals: readonly { id: number }[] = []): void {
    const out = rivals.some((one) => one.id === card) ? rivals.map((one) => one.id) : [];
    this.cards = this.has(card) ? this.cards.filter((id) => id !== card) : [...this.cards.filter((id) => !out.includes(id)), card];
    this.onTop = this.onTop.filter((id) => this.has(id));
  }
  toggleTop(card: number): void {
    this.onTop = this.onTop.includes(card) ? this.onTop.filter((id) => id !== card) : [...this.onTop, card];
  }
  clear(): void {
    this.cards = [];
    this.onTop = [];
  }
  /** The cards of the basket that are still on sale, in the order in which they were chosen. */
  goods(view: SeatView): Offered[] {
    const sale = offered(view);
    return this.cards.map((id) => sale.find((card) => card.id === id)).filter((card) => card !== undefined);
  }
  total(view: SeatView): number {
    return this.goods(view).reduce((sum, card) => sum + card.price, 0);
  }
}
