/** What the form for a new game offers and begins with. */
import type { NewGame, NewSeat, Settings } from './protocol/types';

export const colours = ['red', 'blue', 'green', 'gold', 'violet', 'teal'] as const;
export const aiNames = ['Hattie', 'Rex', 'Otis', 'Mabel', 'Silas'] as const;
export const MOST_SEATS = 5;
export const FEWEST_SEATS = 2;

export const plainSettings: Settings = {
  mode: 'standard',
  modules: [],
  options: {},
  edition: 'anniversary',
  fame_piles: 'normal',
  spacebar: false,
  dyslexic: false,
  length_rule: 'at_least',
  minimum_word: 2,
  finish_round: false,
  first_seat: null,
};

/** The next seat to offer: a free colour, and for the computer a free name. */
export function another(seats: readonly NewSeat[], kind: NewSeat['kind'], person: string): NewSeat {
  const colour = colours.find((c) => !seats.some((seat) => seat.colour === c)) ?? colours[0];
  const taken = (name: string) => seats.some((seat) => seat.name === name);
  const name = kind === 'ai' ? (aiNames.find((n) => !taken(n)) ?? 'AI') : numbered(person, taken);
  return kind === 'ai' ? { kind, name, colour, bot: 'greedy' } : { kind, name, colour };
}
function numbered(person: string, taken: (name: string) => boolean): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? person : `${person} ${n}`;
    if (!taken(name)) return name;
  }
}

/** Why the game cannot begin so, as a message key; null when it can. */
export function wrong(wanted: NewGame): 'start.need_human' | 'start.need_names' | 'start.same_names' | null {
  const names = wanted.seats.map((seat) => seat.name.trim());
  if (!wanted.seats.some((seat) => seat.kind === 'human')) return 'start.need_human';
  if (names.some((name) => !name)) return 'start.need_names';
  return new Set(names.map((name) => name.toLocaleLowerCase())).size < names.length ? 'start.same_names' : null;
}
