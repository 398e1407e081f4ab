import type { CardSeen, SeatView } from '../protocol/types';

const isCard = (value: object): value is CardSeen => 'id' in value && 'card' in value && typeof value.card === 'string';

/** Every card whose face the view shows, wherever it lies. */
export function* facesOf(value: SeatView | object): Generator<[id: number, key: string]> {
  if (isCard(value)) yield [value.id, value.card];
  for (const part of Object.values(value)) if (part !== null && typeof part === 'object') yield* facesOf(part as object);
}
