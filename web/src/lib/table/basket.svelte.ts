/** Cards that the player means to buy; prices are the server's. */
import type { MarketSeen, Offered } from '../protocol/types';

export const offered = (market: MarketSeen): Offered[] =>
  [...market.piles.flatMap((pile) => [pile.top, ...pile.alternates]), ...market.fame.map((pile) => pile.top)].filter(
    (card) => card !== null,
  );

export class Basket {
  cards = $state<number[]>([]);
  /** Those that shall go on top of the draw pile. */
  onTop = $state<number[]>([]);

  has(card: number): boolean {
    return this.cards.includes(card);
  }
  toggle(card: number): void {
    this.cards = this.has(card) ? this.cards.filter((id) => id !== card) : [...this.cards, card];
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
  goods(market: MarketSeen): Offered[] {
    const sale = offered(market);
    return this.cards.map((id) => sale.find((card) => card.id === id)).filter((card) => card !== undefined);
  }
  total(market: MarketSeen): number {
    return this.goods(market).reduce((sum, card) => sum + card.price, 0);
  }
}
