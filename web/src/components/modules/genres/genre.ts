/** What a genre is called, and where one of its cards stands, in words. */
import { catalogue } from '../../../lib/catalogue.svelte';
import { known, t } from '../../../lib/i18n.svelte';
import type { SeatView } from '../../../lib/protocol/types';

type Genres = NonNullable<SeatView['parts']['genres']>;
export type Genre = Genres['seats'][number];
export type GenreCard = Genre['cards'][number];

export const NUMERALS = ['I', 'II', 'III', 'IV'];
export const titleOf = (cards: readonly { card: string }[]): string => catalogue.face(cards[0]?.card ?? '')?.name ?? '';
/** The word that its cards spell. */
export const spells = (cards: readonly { card: string }[]): string => cards.map(({ card }) => catalogue.face(card)?.letters ?? '').join('');
/** What a genre is good at; its cards' keys end in their letters. */
export const strength = (cards: readonly { card: string }[]): string => known(`genre.good.${(cards[0]?.card ?? '').split('-').slice(1, -1).join('_')}`) ?? '';
export function stands(card: GenreCard): string {
  if (card.flipped) return t('genre.flipped');
  if (card.full) return t('genre.full');
  return t(card.active ? 'genre.active' : 'genre.later');
}
