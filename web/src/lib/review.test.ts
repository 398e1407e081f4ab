import { beforeEach, expect, it } from 'vitest';
import { face } from './analysis/testing';
import { shelve } from './catalogue.svelte';
import { locale } from './i18n.svelte';
import type { PurchaseReviewed, Review, TableFacts, TurnReviewed } from './protocol/types';
import { askedOf, fameCurves, figure, inFame, keyTurns, luckCurves, moneyCurves, percent, positionOf, reasonOf, turnsOf } from './review';

beforeEach(() => (locale.now = 'en'));

const word = (money: number) => ({ text: 'x', money }) as TurnReviewed['word'];
const turn = (seat: number, round: number, fame: number[], more: Partial<TurnReviewed> = {}): TurnReviewed => ({
  entry: 10 * round + seat,
  seat,
  round,
  hand: [{ id: 1, card: 'start-s' }],
  lent: null,
  word: word(round),
  money: round,
  best: word(round + 2),
  equals: [],
  complete: true,
  known: null,
  left: 2,
  common: null,
  luck: { mean: 1, difference: 0.25, percentile: 50, hands: 2, every: true },
  shopping: null,
  gained: [],
  fame,
  ...more,
});
const review = {
  turns: [turn(0, 1, [4, 4]), turn(1, 1, [4, 5]), turn(0, 2, [6, 5], { word: null }), turn(1, 2, [6, 8], { hand: [], luck: null })],
} as unknown as Review;
const facts = { seats: [{ name: 'Ann', colour: 'red' }, { name: 'Rex', colour: 'blue' }] } as TableFacts;
const purchase = (worth: Partial<PurchaseReviewed>): PurchaseReviewed => ({
  card: { id: 1, card: 'start-s' },
  price: 3,
  worth: 0,
  fame: 0,
  money: 0,
  cents: 0,
  turns: 6,
  ...worth,
});

it('tells the turns of a seat, and those in which a word was asked for', () => {
  expect(turnsOf(review, 1)).toHaveLength(2);
  expect(askedOf(review, 1)).toHaveLength(1);
});
it('draws what was laid beside the best, Fame by round, and luck added up', () => {
  expect(moneyCurves(review, facts, 0).map((one) => one.values)).toEqual([
    [3, 4],
    [1, 0],
  ]);
  expect(fameCurves(review, facts).map((one) => one.values)).toEqual([
    [4, 6],
    [5, 8],
  ]);
  expect(luckCurves(review, facts).map((one) => one.values)).toEqual([[0.3, 0.5], [0.3]]);
});
it('writes figures as the language does', () => {
  expect([figure(-1.25), figure(0, true), figure(2, true), inFame(17), percent(93)]).toEqual(['−1.3', '0', '+2', '1.7', '93%']);
  locale.now = 'es';
  expect(figure(1.5)).toBe('1,5');
});
it('says why a purchase is worth what it is', () => {
  shelve([face('fame-8', { kind: 'fame', fame: 7 })]);
  const novel = { id: 1, card: 'fame-8' };
  expect(reasonOf(purchase({ fame: 70, card: novel }))).toBe('7 Fame at the end');
  expect(reasonOf(purchase({ fame: 72, card: novel }))).toBe('about 7.2 Fame at the end');
  expect(reasonOf(purchase({ fame: 80, card: novel, turns: 1 }))).toBe('8 Fame at the end');
  expect(reasonOf(purchase({ fame: 5, money: 18, cents: 60 }))).toContain('about 0.5 Fame at the end; 1.8 through its cents: 0.6¢ more');
  expect(reasonOf(purchase({ money: -8, cents: -40 }))).toBe('it would have cost its deck 0.8 Fame in cents');
  expect(reasonOf(purchase({}))).toBe('neither cents nor Fame');
});
it('gives the position of a turn to be tried out', () => {
  const table = { lexicon: 'en', family: false, minimum: 3 };
  const common = { needed: 8, won: false, word: null };
  expect(positionOf(turn(0, 1, [], { lent: { id: 9, card: 'common-a' }, common }), table)).toEqual({
    ...table,
    hand: ['start-s'],
    common: 'common-a',
    mark: 8,
  });
  expect(positionOf(turn(0, 1, []), table)).toEqual({ ...table, hand: ['start-s'], common: null });
});
it('names the turns that would have changed most, in the order of play', () => {
  const shopping = { money: 8, bought: [], best: [purchase({ worth: 31 })], lost: 31, wins: false };
  const missed = { needed: 7, won: false, word: { text: 'letters' } as TurnReviewed['word'] };
  const turns = [
    turn(0, 1, [], { left: 1 }),
    turn(0, 2, [], { left: 3, shopping }),
    turn(0, 3, [], { left: 9, word: null }),
    turn(0, 4, [], { left: 4, common: missed }),
    turn(0, 5, [], { left: 0, common: { ...missed, won: true } }),
  ];
  const found = keyTurns(turns);
  expect(found.map((one) => one.turn.round)).toEqual([2, 3, 4, 4]);
  expect(found[0]?.text).toContain('3.1 Fame');
  expect(found[1]?.text).toBe('Round 3: X instead of no word, 9¢ more');
  expect(found[3]?.text).toBe('Round 4: LETTERS would have won the common card');
  expect(keyTurns(turns.slice(0, 1))).toEqual([]);
});
