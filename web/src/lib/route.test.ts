import { expect, it } from 'vitest';
import { links, read } from './route.svelte';

it.each([
  ['', { page: 'start' }],
  ['#/', { page: 'start' }],
  ['#/rules', { page: 'rules' }],
  ['#/rules/attacks', { page: 'rules', place: 'attacks' }],
  ['#/rules/9.2', { page: 'rules', place: '9.2' }],
  ['#/cards', { page: 'cards' }],
  ['#/achievements', { page: 'achievements' }],
  ['#/game', { page: 'start' }],
  ['#/nonsense', { page: 'start' }],
] as const)('reads %s', (hash, page) => expect(read(hash)).toEqual(page));

it('finds its own way back to a game, whatever its name', () => {
  expect(read(links.game('a/b c'))).toEqual({ page: 'table', game: 'a/b c' });
  expect(read(links.review('a/b c'))).toEqual({ page: 'review', game: 'a/b c' });
});
