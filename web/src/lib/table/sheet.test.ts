import { expect, it } from 'vitest';
import type { LineSeen } from '../protocol/types';
import { rows } from './sheet';

const line = (kind: LineSeen['kind'], amount: number, id: number, target?: number): LineSeen => ({
  kind,
  amount,
  card: { id, card: `card-${id}` },
  word: 0,
  reason: '',
  target: target === undefined ? null : { id: target, card: `card-${target}` },
});

it('gathers what a card earns in its own row, in the order of the word', () => {
  const found = rows([line('card', 2, 1), line('flat', 2, 1), line('card', 2, 2), line('multiplied', 2, 3, 2), line('card', 1, 3)]);
  expect(found.map((row) => [row.id, row.sum])).toEqual([
    [1, 4],
    [2, 4],
    [3, 1],
  ]);
  expect(found[1]?.pieces.at(-1)).toEqual({ kind: 'multiplied', amount: 2, by: 'card-3' });
});
it('puts multipliers of the word and cents from elsewhere below', () => {
  const found = rows([line('word', 1, 2), line('card', 3, 1), line('outside', 1, 9), line('card', 2, 2)]);
  expect(found.map((row) => [row.id, row.sum])).toEqual([
    [1, 3],
    [2, 2],
    [2, null],
    [9, 1],
  ]);
});
it('keeps two words apart', () => {
  const found = rows([{ ...line('card', 2, 1), word: 1 }, line('card', 1, 2)]);
  expect(found.map((row) => row.word)).toEqual([0, 1]);
});
