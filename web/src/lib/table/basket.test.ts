import { expect, it } from 'vitest';
import type { SeatView } from '../protocol/types';
import { Basket, offered } from './basket.svelte';
import { oneOf } from './together';

const on = (id: number, price: number) => ({ id, card: `card-${id}`, price, affordable: true });
const table = (...cards: ReturnType<typeof on>[]) =>
  ({ market: { piles: [{ top: null, alternates: [null, ...cards] }], fame: [{ top: on(90, 5) }] }, parts: {} }) as unknown as SeatView;

it('sums the prices of the server, and forgets what is no longer on sale', () => {
  const basket = new Basket();
  const before = table(on(1, 3), on(2, 6));
  basket.toggle(1);
  basket.toggle(90);
  basket.toggle(2);
  expect(basket.total(before)).toBe(14);
  expect(basket.goods(table(on(2, 4))).map((card) => card.id)).toEqual([90, 2]);
  expect(basket.total(table(on(2, 4)))).toBe(9);
  basket.toggle(2);
  expect(basket.has(2)).toBe(false);
});
it('drops the wish for the top of the deck with the card', () => {
  const basket = new Basket();
  basket.toggle(1);
  basket.toggleTop(1);
  expect(basket.onTop).toEqual([1]);
  basket.toggle(1);
  expect(basket.onTop).toEqual([]);
});
it('knows all that is on sale, and no empty place', () => {
  expect(offered(table(on(1, 3))).map((card) => card.id)).toEqual([1, 90]);
});
it('knows what can be bought from a board, and what lies there out of reach', () => {
  const place = (id: number, on_sale: boolean) => ({ card: on(id, 8), on_sale });
  const view = { ...table(on(1, 3)), parts: { any: { places: [place(50, true), place(51, false), { card: null, on_sale: false }] } } };
  expect(offered(view as unknown as SeatView).map((card) => card.id)).toEqual([1, 90, 50]);
});
it('holds one card of a packet at most, beside saved cards and novels', () => {
  const draft = { packet: [on(1, 3), on(2, 4)], saved: [on(7, 5)], taken: null };
  const view = { ...table(), parts: { deadline: draft } } as unknown as SeatView;
  expect(offered(view).map((card) => card.id)).toEqual([90, 1, 2, 7]);
  const basket = new Basket();
  for (const card of [7, 1, 2, 90]) basket.toggle(card, oneOf(view));
  expect(basket.cards).toEqual([7, 2, 90]);
  const after = { ...view, parts: { deadline: { ...draft, taken: on(2, 4) } } } as unknown as SeatView;
  expect(offered(after).map((card) => card.id)).toEqual([90, 7]);
});
