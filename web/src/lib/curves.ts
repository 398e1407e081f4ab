/** Figures of the last page, from the story of the turns. */
import type { StoryTurn } from './protocol/types';

export interface Series {
  name: string;
  colour: string;
  values: number[];
}

/** Round figures from 0, or from `least` below it, to at least `most`, in three or four steps. */
export function ticks(most: number, least = 0): number[] {
  const top = Math.max(1, most);
  const bottom = Math.min(0, least);
  const rough = (top - bottom) / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 3, 5, 10].map((k) => k * size).find((s) => s >= rough) ?? rough;
  const below = Math.ceil(-bottom / step);
  return Array.from({ length: Math.ceil(top / step) + below + 1 }, (_, i) => (i - below) * step);
}
/** What the words of a seat earned, turn by turn. */
export const moneyOf = (turns: readonly StoryTurn[], seat: number): number[] =>
  turns.filter((turn) => turn.seat === seat).map((turn) => turn.score);
/** The Fame of a seat after each round, whoever played last in it. */
export function fameOf(turns: readonly StoryTurn[], seat: number): number[] {
  const byRound = new Map(turns.map((turn) => [turn.round, turn.fame[seat] ?? 0]));
  return [...byRound.values()];
}
