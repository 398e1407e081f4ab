import { describe, expect, it } from 'vitest';
import type { Face } from './protocol/types';
import { locale } from './i18n.svelte';
import { sources, spines, unit } from './shelf';

const face = (key: string): Face | undefined =>
  key === 'unknown'
    ? undefined
    : ({
        key,
        kind: { common: 'common', start: 'starting', fame: 'fame', award: 'award', typo: 'typo' }[key.split('-')[0] ?? ''] ?? 'letter',
        cost: Number(key.split('-')[1]) || 0,
      } as Face);
const shelf = [
  { card: 'fame-8-x', fame: 7 },
  { card: 'start-wild', fame: 1 },
  { card: 'common-e', fame: 5 },
  { card: 'fame-5-x', fame: 4 },
  { card: 'letter-q', fame: 0 },
];

describe('the shelf', () => {
  it('stands drafts, common cards and novels by price, and leaves out what has no Fame', () => {
    expect(spines(shelf, face).map((spine) => [spine.kind, spine.fame])).toEqual([
      ['draft', 1],
      ['common', 5],
      ['novel', 4],
      ['novel', 7],
    ]);
  });
  it('adds up by source to the whole Fame', () => {
    locale.now = 'en';
    expect(sources(spines(shelf, face))).toBe('1 from drafts, 5 from common cards, and 11 from novels');
    const rich = [...shelf, { card: 'award-muse', fame: 5 }, { card: 'typo-e', fame: -3 }];
    expect(sources(spines(rich, face))).toBe(
      '1 from drafts, 5 from common cards, 11 from novels, 5 from prizes and letters, and −3 from typos',
    );
    expect(sources([])).toBe('no Fame');
  });
  it('fits the longest shelf into its width, and never grows beyond the usual', () => {
    const short = spines(shelf, face);
    const long = [...short, ...short, ...short, ...short];
    expect(unit([short], 1000)).toBe(3.5);
    const each = unit([short, long], 150);
    expect(68 * each + long.length).toBeLessThanOrEqual(150);
    expect(each).toBeLessThan(3.5);
  });
  it('holds with an empty shelf and a card that nobody knows', () => {
    expect(spines([{ card: 'unknown', fame: 3 }], face)).toEqual([{ kind: 'other', cost: 0, fame: 3 }]);
    expect(unit([[]], 100)).toBe(3.5);
  });
});
