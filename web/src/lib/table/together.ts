/** Games in which all seats play a round at the same time: who is at work in them, and what lies before each alone. */
import { listed, t } from '../i18n.svelte';
import type { Offered, SeatSeen, SeatView, TableFacts } from '../protocol/types';

export const together = (view: SeatView): boolean => view.parts.deadline !== undefined;
/** The seats that somebody waits for. */
export const atWork = (view: SeatView): number[] => view.seats.filter((seat) => seat.waiting).map((seat) => seat.seat);
/** Whether this seat plays now. */
export const plays = (view: SeatView, seat: number): boolean =>
  !view.outcome && (together(view) ? (view.seats[seat]?.waiting ?? false) : view.active === seat);
/** The seat whose word stands on the roller: the one whose turn it is, or one's own where all play at once. */
export const staged = (view: SeatView, viewer: number | null): SeatSeen | null =>
  view.seats[together(view) ? (viewer ?? view.active) : view.active] ?? null;
/** Cards of which only one can be had now. */
export const oneOf = ({ parts: { deadline } }: SeatView): Offered[] => (deadline && !deadline.taken ? deadline.packet : []);
/** Cards saved earlier, to be bought at any time. */
export const savedOf = ({ parts: { deadline } }: SeatView): Offered[] => deadline?.saved ?? [];
/** How often a novel is claimed, to be had or not when all have finished; any, without a card. */
export const claimsOn = ({ parts: { deadline } }: SeatView, card?: number): number =>
  deadline?.claims.filter((claim) => card === undefined || claim.card.id === card).length ?? 0;
/** Whom the one who looks waits for, in words; nothing where one plays after the other, or while it has something to do itself. */
export function waiting(view: SeatView, facts: TableFacts, viewer: number | null): string {
  const busy = atWork(view);
  if (view.outcome || !together(view) || !busy.length || (viewer !== null && busy.includes(viewer))) return '';
  return t('status.waiting', { names: listed(busy.map((seat) => facts.seats[seat]?.name ?? '')) });
}
