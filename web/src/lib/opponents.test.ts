import { expect, it } from 'vitest';
import { locale } from './i18n.svelte';
import { botOf, dialsOf, dialsText, first, nextOpponent } from './opponents';
import type { Opponents } from './protocol/types';

const told: Opponents = {
  ...first,
  opponents: [
    { key: 'dottie', name: 'Dottie Marsh', bot: 'novice@1', skill: 'novice', vocabulary: 1 },
    ...first.opponents,
    { key: 'rex', name: 'Rex Dunmore', bot: 'casual@3', skill: 'casual', vocabulary: 3 },
  ],
};

it('reads both dials of a name, also of a bare one', () => {
  expect(dialsOf('author@3')).toEqual({ skill: 'author', vocabulary: 3 });
  expect(dialsOf('greedy')).toEqual({ skill: 'greedy', vocabulary: 3 });
  expect(dialsOf('legend')).toEqual({ skill: 'legend', vocabulary: 5 });
  expect(botOf(dialsOf('casual@2'))).toBe('casual@2');
});
it('tells both dials in words, also of older games', () => {
  locale.now = 'en';
  expect(dialsText('author@3')).toBe('author, vocabulary 3');
  expect(dialsText('greedy')).toBe('greedy, vocabulary 3');
  locale.now = 'es';
  expect(dialsText('author@3')).toBe('profesional, vocabulario 3');
});
it('offers the usual one first, then whoever plays most like that', () => {
  expect(nextOpponent(told, []).key).toBe('hattie');
  expect(nextOpponent(told, ['Hattie Bloom']).key).toBe('rex');
  expect(nextOpponent(told, ['Hattie Bloom', 'Rex Dunmore']).key).toBe('dottie');
  expect(
    nextOpponent(
      told,
      told.opponents.map((one) => one.name),
    ).key,
  ).toBe('hattie');
});
