/** A seat's Fame as a row of book spines. */
import { listed, t } from './i18n.svelte';
import type { Face, ShelfSeen } from './protocol/types';

/** Where Fame comes from: `other` is awards, themes, genres and letters, `typo` what takes Fame away. */
const kinds = ['draft', 'common', 'novel', 'other', 'typo'] as const;
export interface Spine {
  kind: (typeof kinds)[number];
  cost: number;
  fame: number;
}

function kindOf(card: string, fame: number, face: (key: string) => Face | undefined): Spine['kind'] {
  if (fame < 0) return 'typo';
  const kind = face(card)?.kind;
  return kind === 'common' ? 'common' : kind === 'starting' ? 'draft' : kind === 'fame' ? 'novel' : 'other';
}

/** Spines in the order of the shelf: drafts, common cards, novels by price, the rest; a card without Fame has none. */
export function spines(shelf: readonly ShelfSeen[], face: (key: string) => Face | undefined): Spine[] {
  return shelf
    .filter((one) => one.fame !== 0)
    .map(({ card, fame }): Spine => ({ kind: kindOf(card, fame, face), cost: face(card)?.cost ?? 0, fame }))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.cost - b.cost);
}

/** Fame by source, in words. */
export function sources(row: readonly Spine[]): string {
  const from = kinds.flatMap((kind) => {
    const n = row.filter((spine) => spine.kind === kind).reduce((sum, spine) => sum + spine.fame, 0);
    return n ? [t(`end.from.${kind}`, { n: String(n).replace('-', '−') })] : [];
  });
  return from.length ? listed(from) : t('end.from.nothing');
}

/** Pixels for one Fame so that the longest shelf fits; spines never get wider than `most` per Fame. */
export function unit(shelves: readonly Spine[][], width: number, most = 3.5): number {
  const shown = shelves.map((row) => row.filter((spine) => spine.fame > 0));
  const longest = Math.max(1, ...shown.map((row) => row.reduce((n, s) => n + s.fame, 0)));
  const gaps = Math.max(0, ...shown.map((row) => row.length));
  return Math.min(most, Math.max(0.5, (width - gaps) / longest));
}
