import { beforeEach, expect, it } from 'vitest';
import { shelve } from '../../../lib/catalogue.svelte';
import { locale } from '../../../lib/i18n.svelte';
import type { Face } from '../../../lib/protocol/types';
import { called } from '../../../lib/table/news';
import { spells, stands, strength, titleOf, type GenreCard } from './genre';

const four = ['p', 're', 's', 'ent'].map((letters) => ({ card: `genre-time-travel-${letters}` }));
beforeEach(() => {
  locale.now = 'en';
  shelve(
    four.map(({ card }) => ({ key: card, kind: 'genre', name: 'Time Travel', letters: card.split('-').at(-1)?.toUpperCase(), genre: '' })) as Face[],
  );
});

it('is called by its name, spells its word, and is good at something', () => {
  expect(titleOf(four)).toBe('Time Travel');
  expect(spells(four)).toBe('PRESENT');
  expect(strength(four)).toMatch(/^Plans ahead/);
  expect(called('genre-time-travel-re')).toBe('RE of Time Travel');
});
it('tells where a card stands', () => {
  const card = (more: Partial<GenreCard>) => stands({ active: false, full: false, flipped: false, ...more } as GenreCard);
  expect([card({}), card({ active: true }), card({ active: true, full: true }), card({ flipped: true })]).toEqual([
    'not active yet',
    'active',
    'full, can be completed',
    'completed',
  ]);
});
