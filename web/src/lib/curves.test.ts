import { expect, it } from 'vitest';
import { fameOf, moneyOf, ticks } from './curves';
import type { StoryTurn } from './protocol/types';

const turn = (seat: number, round: number, word: string, score: number, fame: number[]): StoryTurn => ({
  seat,
  round,
  words: word ? [word] : [],
  score,
  money: 0,
  bought: [],
  gained: [],
  fame,
  also: [],
});
const turns = [turn(0, 1, 'CAT', 4, [1, 1]), turn(1, 1, '', 0, [1, 1]), turn(0, 2, 'PLANT', 3, [5, 1]), turn(1, 2, 'TEA', 3, [5, 4])];

it('draws money by turn and Fame by round', () => {
  expect(moneyOf(turns, 0)).toEqual([4, 3]);
  expect(moneyOf(turns, 1)).toEqual([0, 3]);
  expect(fameOf(turns, 0)).toEqual([1, 5]);
  expect(fameOf(turns, 1)).toEqual([1, 4]);
});
it('marks the axis in round steps that reach the top', () => {
  for (const most of [0, 1, 4, 17, 44, 61, 130]) {
    const found = ticks(most);
    expect(found[0]).toBe(0);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.length).toBeLessThanOrEqual(5);
  }
});
it('goes below 0 where the figures do', () => {
  expect(ticks(4, -3)).toEqual([-3, 0, 3, 6]);
  for (const [most, least] of [[0, -0.4], [12, -1], [1, -40], [130, -130]] as const) {
    const found = ticks(most, least);
    expect(found[0]).toBeLessThanOrEqual(least);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found).toContain(0);
    expect(found.length).toBeLessThanOrEqual(6);
  }
});
