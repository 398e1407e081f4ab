/** Cards for tests. */
import type { Face } from '../protocol/types';

/** A card's face; what is not said is that of a plain letter. */
export const face = (key: string, changes: Partial<Face> = {}): Face => ({
  key,
  kind: 'letter',
  letters: 'R',
  wild: false,
  score: 1,
  cost: 3,
  fame: 0,
  name: '',
  genre: '',
  short: '',
  full: '',
  label: key,
  icon: '',
  rulings: [],
  unlockable: false,
  ...changes,
});
