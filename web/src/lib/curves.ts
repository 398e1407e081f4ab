/** Figures of the last page, from the story of the turns. */
import type { StoryTurn } from './protocol/types';

export interface Series {
  name: string;
  colour: string;
  values: number[];
}

/** Round figures from 0 to at least `most`, in three or four steps. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 3, 5, 10].map((k) => k * size).find((s) => s >= rough) ?? rough;
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, i) => i * step);
}
/** What the words of a seat earned, turn by turn. */
export const moneyOf = (turns: readonly StoryTurn[], seat: number): number[] =>
  turns.filter((turn) => turn.seat === seat).map((turn) => turn.score);
/** The Fame of a seat after each round, whoever played last in it. */
export function fameOf(turns: readonly StoryTurn[], seat: number): number[] {
  const byRound = new Map(turns.map((turn) => [turn.round, turn.fame[seat] ?? 0]));
  return [...byRound.values()];
}
