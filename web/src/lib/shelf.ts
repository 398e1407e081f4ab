/** A seat's Fame as a row of book spines. */
import type { Face, ShelfSeen } from './protocol/types';

export interface Spine {
  kind: 'draft' | 'common' | 'novel';
  cost: number;
  fame: number;
}
export interface FameSources {
  drafts: number;
  commons: number;
  novels: number;
}

/** Spines in the order of the shelf: drafts, common cards, novels by price; a card without Fame has none. */
export function spines(shelf: readonly ShelfSeen[], face: (key: string) => Face | undefined): Spine[] {
  const order = { draft: 0, common: 1, novel: 2 };
  return shelf
    .filter((one) => one.fame > 0)
    .map((one): Spine => {
      const kind = face(one.card)?.kind;
      return {
        kind: kind === 'common' ? 'common' : kind === 'starting' ? 'draft' : 'novel',
        cost: face(one.card)?.cost ?? 0,
        fame: one.fame,
      };
    })
    .sort((a, b) => order[a.kind] - order[b.kind] || a.cost - b.cost);
}

export function sources(row: readonly Spine[]): FameSources {
  const sum = (kind: Spine['kind']) => row.filter((s) => s.kind === kind).reduce((n, s) => n + s.fame, 0);
  return { drafts: sum('draft'), commons: sum('common'), novels: sum('novel') };
}

/** Pixels for one Fame so that the longest shelf fits; spines never get wider than `most` per Fame. */
export function unit(shelves: readonly Spine[][], width: number, most = 3.5): number {
  const longest = Math.max(1, ...shelves.map((row) => row.reduce((n, s) => n + s.fame, 0)));
  const gaps = Math.max(0, ...shelves.map((row) => row.length));
  return Math.min(most, Math.max(0.5, (width - gaps) / longest));
}
