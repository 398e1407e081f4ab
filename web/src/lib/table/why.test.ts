import { afterEach, expect, it } from 'vitest';
import { locale } from '../i18n.svelte';
import { nudged, why } from './why';

afterEach(() => (locale.now = 'en'));

it('nudges with a length and a letter', () => {
  expect(nudged({ lengths: [7], letter: 'R' })).toBe('A good word has 7 letters and begins with R.');
  expect(nudged({ lengths: [4, 5], letter: 'C' })).toContain('then one of 5');
});

it('puts all reasons into one sentence', () => {
  const reasons = [
    { code: 'score', params: { score: 11 } },
    { code: 'buys', params: { card: 'letter-q-9-qu-draw-3' } },
    { code: 'common', params: { length: 8, fame: 5 } },
    { code: 'draws', params: { n: 1 } },
  ];
  expect(why(reasons)).toMatch(/^11¢: enough for .+ now, its 8 letters win the common card \(5 Fame\), and it draws 1 card more/);
  expect(why(reasons.slice(0, 1))).toBe('11¢');
  expect(why([])).toBe('');
});

it('tells hundredths of a cent as people of each language write them', () => {
  const reasons = [{ code: 'brings', params: { cents: 84, n: 9 } }];
  expect(why(reasons)).toContain('0.8¢');
  locale.now = 'es';
  expect(why(reasons)).toContain('0,8¢');
  expect(why(reasons)).toContain('9 veces');
  locale.now = 'pt';
  expect(why(reasons)).toContain('0,8¢');
});
