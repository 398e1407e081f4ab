/** All card faces with their texts in the language in use, and the covers, each drawn once. */
import { plain } from './analysis/plain';
import { api } from './api';
import { cover, isGenre } from './covers/cover';
import type { Face } from './protocol/types';

let faces = $state.raw<Map<string, Face>>(new Map());
let titles = $state.raw<ReadonlyMap<string, string>>(new Map());
let trashFromDiscard = $state(true);
let places = new Map<string, number>();
const drawn = new Map<string, string>();

/** The place of every book among those of its genre, in the order of the catalogue. */
export function placesByGenre(cards: readonly Face[]): Map<string, number> {
  const seen = new Map<string, number>();
  const found = new Map<string, number>();
  for (const card of cards.filter((c) => c.genre)) {
    const nth = seen.get(card.genre) ?? 0;
    seen.set(card.genre, nth + 1);
    found.set(card.key, nth);
  }
  return found;
}

export function shelve(cards: readonly Face[]): void {
  places = placesByGenre(cards);
  faces = new Map(cards.map((card) => [card.key, card]));
}

export const catalogue = {
  get ready() {
    return faces.size > 0;
  },
  get all() {
    return [...faces.values()];
  },
  /** A card's face; a plain card has one too, once the catalogue is there. */
  face: (key: string): Face | undefined => faces.get(key) ?? plain(key),
  /** The name of what is no card but is called by a key all the same; empty when it has none. */
  title: (key: string): string => titles.get(key) ?? '',
  /** Gives such things their names in the language in use. */
  entitle: (named: readonly { key: string; name: string }[]): void => {
    titles = new Map([...titles, ...named.map(({ key, name }) => [key, name] as const)]);
  },
  /** The cover of a book as SVG text; nothing for other cards. */
  cover(key: string): string {
    const face = faces.get(key);
    if (!face || !isGenre(face.genre)) return '';
    const known = drawn.get(key);
    if (known) return known;
    const svg = cover(face.name, face.genre, places.get(key) ?? 0);
    drawn.set(key, svg);
    return svg;
  },
  /** Whether the texts speak of trashing from the discard pile: a setting of the table looked at. */
  get trashFromDiscard() {
    return trashFromDiscard;
  },
  set trashFromDiscard(value: boolean) {
    trashFromDiscard = value;
  },
  /** Asks the server for the texts in the language in use and for the table looked at. */
  load: async (): Promise<void> => shelve(await api.catalogue(trashFromDiscard)),
};
