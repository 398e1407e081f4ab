/** The chapters of the rules page and the cards that illustrate them. */
export const sections = ['goal', 'turn', 'word', 'wilds', 'length', 'abilities', 'vowels', 'buying', 'end', 'special', 'editions'] as const;

interface Example {
  card: string;
  as?: string;
}
export const examples: Partial<Record<(typeof sections)[number], Example[]>> = {
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
  vowels: [{ card: 'vowel-e-2' }],
  special: [{ card: 'common-spacebar' }, { card: 'common-dyslexic' }],
};
