import { beforeEach, expect, it } from 'vitest';
import { locale } from '../i18n.svelte';
import type { SeatView, TableFacts } from '../protocol/types';
import { atWork, plays, staged, together, waiting } from './together';

const facts = { seats: [{ name: 'Ines' }, { name: 'Rex' }, { name: 'Otis' }] } as TableFacts;
const table = (busy: number[], parts: object = { deadline: {} }, active = 0): SeatView =>
  ({ active, outcome: null, parts, seats: [0, 1, 2].map((seat) => ({ seat, waiting: busy.includes(seat) })) }) as unknown as SeatView;
beforeEach(() => {
  locale.now = 'en';
});

it('knows who is at work where all play at once', () => {
  const view = table([1, 2]);
  expect(together(view)).toBe(true);
  expect(atWork(view)).toEqual([1, 2]);
  expect([0, 1, 2].map((seat) => plays(view, seat))).toEqual([false, true, true]);
});
it('knows whose turn it is elsewhere', () => {
  const view = table([0], {}, 1);
  expect(together(view)).toBe(false);
  expect([0, 1, 2].map((seat) => plays(view, seat))).toEqual([false, true, false]);
});
it('puts the own word on the roller, or that of the seat whose turn it is', () => {
  expect(staged(table([1]), 2)?.seat).toBe(2);
  expect(staged(table([1]), null)?.seat).toBe(0);
  expect(staged(table([1], {}, 1), 2)?.seat).toBe(1);
});
it('says whom one waits for, but not while one has something to do oneself', () => {
  expect(waiting(table([1, 2]), facts, 0)).toBe('waiting for Rex and Otis');
  expect(waiting(table([0, 1]), facts, 0)).toBe('');
  expect(waiting(table([1], {}, 1), facts, 0)).toBe('');
});
