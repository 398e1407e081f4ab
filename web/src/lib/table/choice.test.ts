import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, SeatView } from '../protocol/types';
import { byPlace, Choice } from './choice.svelte';

const card = (id: number) => ({ id, card: `card-${id}` });
const question = (at_least: number, at_most: number): Ask<'choose_cards'> => ({
  ask: 'choose_cards',
  options: [1, 2, 3].map(card),
  at_least,
  at_most,
  ability: null,
  effect: 'trash',
});
let choice: Choice;
beforeEach(() => (choice = new Choice()));

describe('a choice', () => {
  it('of one card changes with the next tap', () => {
    choice.sync(question(0, 1));
    choice.toggle(1);
    choice.toggle(2);
    expect(choice.chosen).toEqual([2]);
    choice.toggle(2);
    expect(choice.chosen).toEqual([]);
    expect(choice.enough).toBe(true);
  });
  it('of several takes no more than allowed, and says when they are enough', () => {
    choice.sync(question(2, 2));
    choice.toggle(1);
    expect(choice.enough).toBe(false);
    choice.toggle(2);
    choice.toggle(3);
    expect(choice.chosen).toEqual([1, 2]);
    expect(choice.enough).toBe(true);
  });
  it('begins anew with another question, and stays with the same', () => {
    choice.sync(question(0, 2));
    choice.toggle(1);
    choice.sync(question(0, 2));
    expect(choice.chosen).toEqual([1]);
    choice.sync(question(1, 2));
    expect(choice.chosen).toEqual([]);
  });
  it('of an order moves cards up and down, not beyond the ends', () => {
    choice.sync({ ask: 'arrange', cards: [1, 2, 3].map(card), ability: { card: card(9), of: '', ability: 0, effect: 'look', may: false } });
    choice.move(2, -1);
    choice.move(0, -1);
    expect(choice.chosen).toEqual([1, 3, 2]);
    expect(choice.enough).toBe(true);
  });
});

it('finds the cards of a question where they lie', () => {
  const view = {
    mine: { seat: 0, hand: [card(1)] },
    seats: [{ discard: [card(2)], play: { words: [[card(3)]] } }],
    parts: {},
    market: { piles: [{ top: card(4), alternates: [null, card(5)] }], fame: [{ top: null }] },
  } as unknown as SeatView;
  const found = byPlace([1, 2, 3, 4, 5, 6].map(card), view);
  expect(Object.fromEntries([...found].map(([place, cards]) => [place, cards.map((c) => c.id)]))).toEqual({
    hand: [1],
    discard: [2],
    word: [3],
    market: [4, 5],
    looked: [6],
  });
});
