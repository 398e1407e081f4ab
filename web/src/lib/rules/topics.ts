/** The chapters of the rules page: what they tell, by clause, and the cards that illustrate them. Texts are in the locales' `rules/`. */

/** Clauses of one section of the rules. */
const of = (section: number, ...numbers: number[]) => numbers.map((number) => `${section}.${number}`);

/** The parts of each chapter in reading order: clauses, or names of what several clauses or none say. */
export const topics = {
  standard: [
    'goal',
    'setup',
    'turn',
    'word',
    'wilds',
    'length',
    'abilities',
    'trash',
    'vowels',
    'buying',
    'end',
    'fair',
    'editions',
  ],
  settings: ['finish_round', 'minimum_word', 'length_rule', 'trash_from_discard', 'first_seat', 'fame_piles'],
  together: ['1.14'],
  deadline: of(5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
  cooperative: [...of(11, 1, 2, 3, 4), 'layouts'],
  spy_novel: [
    ...of(12, 1, 2, 3, 4, 5, 6, 7, 8),
    'hero_actions',
    'enemy_cards',
    'levels',
    ...of(12, 9, 10, 11, 12, 13),
  ],
  typos: of(6, 1, 2, 3, 4),
  genres: [
    ...of(7, 1, 2, 3, 4, 5, 6, 7, 8),
    'genre_mystery',
    'genre_western',
    'genre_fantasy',
    'genre_adventure',
    'genre_time_travel',
    'genre_horror',
    'genre_romance',
    'genre_science_fiction',
  ],
  commons: of(8, 1, 2, 3, 4),
  attacks: ['9.1', 'attack_kinds', '9.2', '9.3'],
  powers: of(10, 1, 6),
  awards: of(10, 2, 5),
  themes: of(10, 3, 4),
  bounty: of(4, 1, 4),
  discount: of(4, 2, 5),
  house_words: of(4, 3, 6),
  unlocked_cards: of(13, 1, 2, 3),
} satisfies Record<string, readonly string[]>;
export type Topic = keyof typeof topics;

/** The contents of the rules, in groups. */
export const groups = {
  game: ['standard', 'settings', 'together'],
  modes: ['deadline', 'cooperative', 'spy_novel'],
  modules: ['typos', 'genres', 'commons', 'attacks', 'powers', 'awards', 'themes', 'bounty', 'discount', 'house_words', 'unlocked_cards'],
} satisfies Record<string, readonly Topic[]>;
export const order: readonly Topic[] = Object.values(groups).flat();

/** The clauses that parts with names of their own tell of. */
const named: Record<string, readonly string[]> = {
  setup: of(1, 1, 3, 4, 5, 12),
  turn: of(2, 1, 13, 14, 15),
  word: of(2, 2, 3, 4, 5),
  wilds: of(2, 11),
  length: [...of(1, 9, 10), ...of(2, 6, 7)],
  abilities: of(2, 8, 10, 16),
  trash: of(2, 9),
  buying: [...of(1, 8), ...of(2, 12, 17)],
  end: of(3, 1, 2, 3, 4, 5),
  fair: [...of(1, 13), ...of(14, 1, 2, 3, 4, 5, 6)],
  editions: of(1, 2, 6, 7),
  first_seat: of(1, 11),
};

const isTopic = (name: string): name is Topic => name in topics;
const isClause = (part: string) => /^\d/.test(part);

/** The clauses that a part tells of, itself if it is one. */
export const clauses = (part: string): readonly string[] => (isClause(part) ? [part] : (named[part] ?? []));

/** Where a chapter, part or clause is told: its chapter, and the part unless the whole chapter is meant; the first chapter if nowhere. */
export function find(place: string): { topic: Topic; part?: string } {
  if (isTopic(place)) return { topic: place };
  for (const topic of order) {
    const part = topics[topic].find((name) => name === place || clauses(name).includes(place));
    if (part) return { topic, part };
  }
  return { topic: 'standard' };
}

/** The chapters of what is played at a table, but for the first, which all share. */
export const atTable = (settings: { mode: string; modules: readonly string[]; spacebar: boolean; dyslexic: boolean }): Topic[] =>
  [settings.mode, ...settings.modules, ...(settings.spacebar || settings.dyslexic ? ['commons'] : [])]
    .filter(isTopic)
    .filter((topic) => topic !== order[0]);

interface Picture {
  card: string;
  as?: string;
}
/** Cards drawn below a part; those that the catalogue does not have are left out. */
export const pictures: Record<string, readonly Picture[]> = {
  goal: [
    { card: 'fame-5-kisses-on-carbon-paper' },
    { card: 'fame-8-she-fell-from-the-second-moon' },
    { card: 'fame-11-stampede-at-widows-mesa' },
  ],
  word: [{ card: 'letter-p-5-first' }, { card: 'start-l' }, { card: 'pair-an-3-plain' }, { card: 'start-t' }],
  wilds: [
    { card: 'start-wild', as: 'Q' },
    { card: 'fame-8-the-corpse-wore-corduroy', as: 'S' },
  ],
  length: [{ card: 'common-a' }, { card: 'common-e' }],
  abilities: [
    { card: 'letter-d-6-last' },
    { card: 'letter-t-6-double-neighbour' },
    { card: 'letter-j-10-double-word' },
    { card: 'letter-t-5-draw-1' },
  ],
  trash: [{ card: 'letter-m-5-trash' }],
  vowels: [{ card: 'vowel-e-2' }],
  '6.2': [{ card: 'typo-q' }, { card: 'typo-e' }],
  '8.1': [{ card: 'common-spacebar' }],
  '8.2': [{ card: 'common-dyslexic' }],
  attack_kinds: [
    { card: 'attack-c-7-no-wilds' },
    { card: 'attack-f-4-no-common' },
    { card: 'attack-ly-7-fewer-cards' },
    { card: 'attack-h-8-word-tax' },
    { card: 'attack-un-5-single-purchase' },
    { card: 'attack-w-6-fame-surcharge' },
  ],
  '13.1': [{ card: 'unlock-r-3-again-draw-1' }, { card: 'unlock-w-8-triple-neighbour-trash' }],
};
