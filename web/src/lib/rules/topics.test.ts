import { describe, expect, it } from 'vitest';
import { atTable, clauses, find, order, pictures, topics } from './topics';

/** How many clauses each section of the rules has. */
const sections = { 1: 14, 2: 17, 3: 5, 4: 6, 5: 11, 6: 4, 7: 8, 8: 4, 9: 3, 10: 6, 11: 4, 12: 13, 13: 3, 14: 6 };
const every = Object.entries(sections).flatMap(([section, most]) => Array.from({ length: most }, (_, i) => `${section}.${i + 1}`));
const parts: string[] = Object.values(topics).flat();

describe('the chapters of the rules', () => {
  it('tell of every clause, each once', () => {
    const told = parts.flatMap(clauses);
    expect([...told].sort()).toEqual([...every].sort());
  });
  it('stand in the contents once each', () => {
    expect([...order].sort()).toEqual(Object.keys(topics).sort());
  });
  it('have no two parts of one name, and pictures for parts only', () => {
    expect(new Set(parts).size).toBe(parts.length);
    expect(Object.keys(pictures).filter((part) => !parts.includes(part))).toEqual([]);
  });
});

it.each([
  ['', { topic: 'standard' }],
  ['attacks', { topic: 'attacks' }],
  ['9.2', { topic: 'attacks', part: '9.2' }],
  ['2.16', { topic: 'standard', part: 'abilities' }],
  ['fame_piles', { topic: 'settings', part: 'fame_piles' }],
  ['1.14', { topic: 'together', part: '1.14' }],
  ['99.1', { topic: 'standard' }],
])('finds %s', (place, found) => expect(find(place)).toEqual(found));

it('names the chapters of a table, and no module that it does not know', () => {
  const plain = { mode: 'standard', modules: [], spacebar: false, dyslexic: false };
  expect(atTable(plain)).toEqual([]);
  expect(atTable({ ...plain, mode: 'deadline', modules: ['genres', 'unheard_of', 'typos'], dyslexic: true })).toEqual([
    'deadline',
    'genres',
    'typos',
    'commons',
  ]);
});
