/** A position put together by hand, and the form in which it stands in the page's address (docs/analysis.md). */
import type { Face } from '../protocol/types';

export interface Position {
  /** Names of cards: keys of the catalogue, or letters as `E`, `TH`, `E:2`. */
  hand: string[];
  common: string | null;
  /** A power, and genre cards that lend their letters. */
  beside: string[];
  /** Fewest letters that win the common card. */
  mark: number;
  offer: string[];
  /** Cents to spend; those of the word when null. */
  money: number | null;
  lexicon: string;
  /** Rarest words, 1 to 5; all when null. */
  vocabulary: number | null;
  family: boolean;
  /** Fewest letters that the table allows. */
  minimum: number;
  /** The word looked at. */
  text: string;
}

export const MARK = 7;
export const SHORTEST = 2;
export const LONGEST = 15;
export const LONGEST_MINIMUM = 7;
export const MOST_CARDS = 30;
export const MOST_MONEY = 99;
const LONGEST_TEXT = 40;
const WILD = 'start-wild';
const BESIDE = new Set(['genre', 'power', 'award', 'theme']);

export const inHand = (face: Face): boolean => !BESIDE.has(face.kind);
export const asCommon = (face: Face): boolean => inHand(face) && !face.wild;
/** How many cards of a kind can lie beside a deck, each once. */
const LENT: Readonly<Record<string, number>> = { genre: 4, power: 1 };
export const lent = (face: Face): boolean => face.kind in LENT;
/** Whether a card can join those beside the deck. */
export const mayJoin = (face: Face, beside: readonly Face[]): boolean =>
  !beside.includes(face) && beside.filter((other) => other.kind === face.kind).length < (LENT[face.kind] ?? 0);
export const onSale = (face: Face): boolean => inHand(face) && face.cost > 0 && face.kind !== 'starting';

/** What the page shows before anything was chosen. */
export const usual = (lexicon: string): Position => ({
  hand: ['start-r', 'start-t', 'start-s', 'pair-th-4-plain', WILD],
  common: 'common-e',
  beside: [],
  mark: MARK,
  offer: [],
  money: null,
  lexicon,
  vocabulary: null,
  family: false,
  minimum: SHORTEST,
  text: '',
});

type Faces = (key: string) => Face | undefined;

const whole = (text: string | null, least: number, most: number): number | null => {
  const n = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return n >= least && n <= most ? n : null;
};

/** The position that an address holds; names that no card has are passed over. Without a hand it is the usual one. */
export function read(query: string, faces: Faces, lexicon: string): Position {
  const given = new URLSearchParams(query);
  if (!given.has('hand')) return usual(lexicon);
  const cards = (name: string, fits: (face: Face) => boolean): string[] =>
    (given.get(name) ?? '')
      .split(',')
      .map((key) => faces(key === '?' ? WILD : key))
      .filter((face) => face !== undefined)
      .filter(fits)
      .map((face) => face.key)
      .slice(0, MOST_CARDS);
  const list = given.get('lexicon') ?? '';
  return {
    hand: cards('hand', inHand),
    common: cards('common', asCommon)[0] ?? null,
    beside: joining(cards('beside', lent), faces),
    mark: whole(given.get('mark'), SHORTEST, LONGEST) ?? MARK,
    offer: cards('offer', onSale),
    money: whole(given.get('money'), 0, MOST_MONEY),
    lexicon: /^[a-z-]{2,20}$/.test(list) ? list : lexicon,
    vocabulary: whole(given.get('vocabulary'), 1, 5),
    family: given.get('family') === '1',
    minimum: whole(given.get('minimum'), SHORTEST, LONGEST_MINIMUM) ?? SHORTEST,
    text: (given.get('text') ?? '').slice(0, LONGEST_TEXT),
  };
}

/** Of these, those that can lie beside a deck together. */
function joining(names: string[], faces: Faces): string[] {
  const lying: Face[] = [];
  for (const name of names) {
    const face = faces(name);
    if (face && mayJoin(face, lying)) lying.push(face);
  }
  return lying.map((face) => face.key);
}

/** The address's form of a position; what is as usual is left out. */
export function write(position: Partial<Position> & { hand: string[] }): string {
  const parts = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined | false, usually?: number) => {
    if (value !== null && value !== undefined && value !== false && value !== '' && value !== usually) parts.set(name, String(value));
  };
  parts.set('hand', position.hand.join(','));
  set('common', position.common);
  set('beside', position.beside?.join(','));
  set('mark', position.mark, MARK);
  set('offer', position.offer?.join(','));
  set('money', position.money);
  set('lexicon', position.lexicon);
  set('vocabulary', position.vocabulary);
  set('family', position.family && 1);
  set('minimum', position.minimum, SHORTEST);
  set('text', position.text);
  // commas and colons may stand in an address as they are, and are easier to read
  return parts.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}
