/** The lines of a score sheet as rows: one for each card that earns, each multiplier, each cent from elsewhere. */
import type { LineSeen } from '../protocol/types';

export type Piece =
  | { kind: 'printed'; amount: number; card: string }
  | { kind: 'flat'; amount: number; card: string }
  | { kind: 'multiplied'; amount: number; by: string }
  | { kind: 'word'; times: number; card: string }
  | { kind: 'outside'; amount: number; card: string; reason: string };
export interface Row {
  /** Catalogue key of the card whose row it is. */
  card: string;
  id: number;
  word: number;
  pieces: Piece[];
  /** Cents; null for a multiplier, which counts for the whole word. */
  sum: number | null;
}

export function rows(lines: readonly LineSeen[]): Row[] {
  const cards = new Map<string, Row>();
  const after: Row[] = [];
  const row = (line: LineSeen, card: LineSeen['card']): Row => {
    const key = `${line.word}.${card.id}`;
    const known = cards.get(key);
    if (known) return known;
    const made: Row = { card: card.card, id: card.id, word: line.word, pieces: [], sum: 0 };
    cards.set(key, made);
    return made;
  };
  for (const line of lines) {
    const { card, amount } = line;
    if (line.kind === 'word' || line.kind === 'outside') {
      const piece: Piece =
        line.kind === 'word' ? { kind: 'word', times: amount, card: card.card } : { kind: 'outside', amount, card: card.card, reason: line.reason };
      after.push({ card: card.card, id: card.id, word: line.word, pieces: [piece], sum: line.kind === 'word' ? null : amount });
      continue;
    }
    const at = row(line, line.kind === 'multiplied' && line.target ? line.target : card);
    at.pieces.push(
      line.kind === 'card'
        ? { kind: 'printed', amount, card: card.card }
        : line.kind === 'flat'
          ? { kind: 'flat', amount, card: card.card }
          : { kind: 'multiplied', amount, by: card.card },
    );
    at.sum = (at.sum ?? 0) + amount;
  }
  return [...[...cards.values()].sort((a, b) => a.word - b.word), ...after];
}
