/** What the server says and takes, as `docs/protocol.md` writes it; the views are those of `src/paperback/engine/seen.py`. */

export interface CardSeen {
  id: number;
  card: string;
}
export interface Tile {
  card: number;
  letters: string;
}
export interface TileSeen {
  id: number;
  card: string;
  letters: string;
  common: boolean;
}
export interface LineSeen {
  kind: 'card' | 'multiplied' | 'flat' | 'word' | 'outside';
  amount: number;
  card: CardSeen;
  word: number;
  target: CardSeen | null;
}
export interface PlaySeen {
  words: TileSeen[][];
  applied: CardSeen[];
  lines: LineSeen[];
  score: number;
  spent: number;
  money: number;
  extra_draw: number;
  bought: CardSeen[];
  doomed: CardSeen[];
}
export interface ShelfSeen {
  card: string;
  fame: number;
}
export interface SeatSeen {
  seat: number;
  hand: number;
  draw: number;
  deck: number;
  discard: CardSeen[];
  fame: number;
  shelf: ShelfSeen[];
  commons: number;
  turns: number;
  waiting: boolean;
  play: PlaySeen;
}
export interface Offered {
  id: number;
  card: string;
  price: number;
  affordable: boolean;
}
export interface PileSeen {
  lowest: number;
  dearest: number;
  hidden: number;
  top: Offered | null;
  alternates: (Offered | null)[];
}
export interface FamePileSeen {
  cost: number;
  fame: number;
  count: number;
  top: Offered | null;
}
export interface MarketSeen {
  piles: PileSeen[];
  fame: FamePileSeen[];
  common: CardSeen | null;
  commons_left: number;
  track: number[];
  needed: number | null;
  won: { card: string; seat: number }[];
  trash: CardSeen[];
}
export interface AbilitySeen {
  card: CardSeen;
  of: string;
  ability: number;
  effect: string;
  may: boolean;
}
export type Question =
  | { ask: 'spell_word' }
  | { ask: 'shop'; abilities: AbilitySeen[]; tops: number }
  | { ask: 'choose_cards'; options: CardSeen[]; at_least: number; at_most: number; ability: AbilitySeen | null; effect: string }
  | { ask: 'arrange'; cards: CardSeen[]; ability: AbilitySeen }
  | { ask: 'choose_ability'; abilities: AbilitySeen[] };
export type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;
export interface OwnSeat {
  seat: number;
  hand: CardSeen[];
  deck: CardSeen[];
  known: CardSeen[];
  kept: CardSeen[];
  question: Question | null;
}
export interface Outcome {
  reason: 'fame_piles' | 'common_cards' | 'nothing_moves';
  fame: number[];
  commons: number[];
  places: number[];
}
export interface SeatView {
  mine: OwnSeat | null;
  seats: SeatSeen[];
  market: MarketSeen;
  active: number;
  first: number;
  round: number;
  outcome: Outcome | null;
}
/** A fact of the game: its tag, and fields of its own. */
export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: unknown;
}
export interface Frame {
  version: number;
  seat: number | null;
  moves: number;
  can_take_back: string;
  events: GameEvent[];
  /** Catalogue keys of all cards that the events mention. */
  faces: Record<number, string>;
  view: SeatView;
}

export type Command =
  | { do: 'play_word'; words: Tile[][] }
  | { do: 'pass' }
  | { do: 'answer'; cards: number[] }
  | { do: 'pick'; index: number }
  | { do: 'buy'; card: number; on_top: boolean }
  | { do: 'use_ability'; index: number }
  | { do: 'done' }
  | { do: 'take_back' };

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
}
export interface Spelled {
  words: Tile[][];
  spelling: string;
  score: number;
  draws: number;
}
export interface Preview {
  complete: boolean;
  refusal: Refusal | null;
  words: Tile[][];
  text: string;
  spelling: string;
  score: number;
  draws: number;
  length: number;
  wins_common: boolean;
  lines: LineSeen[];
  gloss: string | null;
  alternatives: Spelled[];
  choices: { card: number; chosen: number }[];
  asks: string[];
}
export interface Hint {
  text: string;
  spelling: string;
  score: number;
  draws: number;
  words: Tile[][];
}

export interface Settings {
  edition: 'anniversary' | 'classic';
  fame_piles: 'normal' | 'short' | 'long';
  spacebar: boolean;
  dyslexic: boolean;
  length_rule: 'at_least' | 'longer';
  minimum_word: number;
  finish_round: boolean;
  first_seat: number | null;
  /** What an edition presets, where a table has it otherwise. */
  starting_deck?: 'anniversary' | 'classic';
  layout?: 'combined' | 'separate';
  trash_from_discard?: boolean;
}
export interface NewSeat {
  kind: 'human' | 'ai';
  name: string;
  colour: string;
  bot?: string;
}
export interface NewGame {
  settings: Settings;
  seats: NewSeat[];
  lexicon: string;
  family: boolean;
}
export interface TableSeat {
  kind: 'human' | 'ai';
  name: string;
  colour: string;
  bot: string;
  mine: boolean;
}
/** What never changes at a table. */
export interface TableFacts {
  game: string;
  seats: TableSeat[];
  settings: Settings & { seats: number };
  lexicon: string;
  language: string;
  family: boolean;
  changed: 'lexicon' | 'catalogue' | null;
}
export interface MyGame {
  game: string;
  created: string;
  finished: boolean;
  names: string[];
  edition: string;
  lexicon: string;
  round: number;
  waiting: boolean;
}
export interface StoryTurn {
  seat: number;
  round: number;
  words: string[];
  score: number;
  money: number;
  bought: string[];
  gained: string[];
  fame: number[];
}
export interface Story {
  turns: StoryTurn[];
  best: ({ word: string; score: number } | null)[] | null;
  longest: (string | null)[] | null;
}
export interface Lexicon {
  id: string;
  language: string;
  title: string;
  keys: number;
}
export interface LookedUp {
  word: string;
  accepted: boolean;
  reason: 'too_short' | 'too_long' | 'not_letters' | 'unknown' | 'blocked' | null;
  spellings: string[];
  gloss: string | null;
  level: number | null;
}
/** A card's face and its texts in one language. */
export interface Face {
  key: string;
  kind: 'starting' | 'vowel' | 'letter' | 'two_letter' | 'attack' | 'fame' | 'common';
  letters: string;
  wild: boolean;
  score: number;
  cost: number;
  fame: number;
  name: string;
  genre: string;
  short: string;
  full: string;
  label: string;
  icon: string;
  rulings: string[];
}
