/** A review in figures and words, for the page that shows it. */
import type { Position } from './analysis/position';
import type { Series } from './curves';
import { locale, t } from './i18n.svelte';
import type { PurchaseReviewed, Review, TableFacts, TurnReviewed } from './protocol/types';

/** A figure with one decimal at most, as the language writes it. */
export const figure = (value: number, sign = false): string =>
  new Intl.NumberFormat(locale.now, { maximumFractionDigits: 1, ...(sign ? { signDisplay: 'exceptZero' as const } : {}) })
    .format(value)
    .replace('-', '−');
/** So many of a hundred. */
export const percent = (of: number): string => new Intl.NumberFormat(locale.now, { style: 'percent' }).format(of / 100);
/** Tenths of a Fame point, as Fame. */
export const inFame = (tenths: number, sign = false): string => figure(tenths / 10, sign);

export const turnsOf = (review: Review, seat: number): TurnReviewed[] => review.turns.filter((turn) => turn.seat === seat);
/** Turns in which a word was asked for. */
export const askedOf = (review: Review, seat: number): TurnReviewed[] => turnsOf(review, seat).filter((turn) => turn.hand.length > 0);

/** What a seat's words earned, and what the best words would have. */
export const moneyCurves = (review: Review, facts: TableFacts, seat: number): Series[] => {
  const turns = askedOf(review, seat);
  return [
    { name: t('review.best_short'), colour: '', values: turns.map((turn) => turn.best?.money ?? 0) },
    { name: t('review.laid_short'), colour: facts.seats[seat]?.colour ?? '', values: turns.map((turn) => turn.word?.money ?? 0) },
  ];
};
/** The Fame of every seat after each round. */
export const fameCurves = (review: Review, facts: TableFacts): Series[] => {
  const rounds = new Map(review.turns.map((turn) => [turn.round, turn.fame]));
  return facts.seats.map((seat, n) => ({ name: seat.name, colour: seat.colour, values: [...rounds.values()].map((fame) => fame[n] ?? 0) }));
};
/** The luck of every seat, added up turn by turn, in whole tenths of a cent. */
export const luckCurves = (review: Review, facts: TableFacts): Series[] =>
  facts.seats.map((seat, n) => {
    let sum = 0;
    return { name: seat.name, colour: seat.colour, values: askedOf(review, n).map((turn) => Math.round(10 * (sum += turn.luck?.difference ?? 0)) / 10) };
  });

/** What of a table its words depend on. */
export type Table = Pick<Position, 'lexicon' | 'family' | 'minimum'>;
/** The position of a turn, to be tried out by hand. */
export const positionOf = (turn: TurnReviewed, table: Table): Partial<Position> & { hand: string[] } => ({
  ...table,
  hand: turn.hand.map((card) => card.card),
  common: turn.lent?.card ?? null,
  ...(turn.common ? { mark: turn.common.needed } : {}),
});

/** Why a purchase is worth what it is. */
export function reasonOf(purchase: PurchaseReviewed): string {
  const parts = [];
  if (purchase.fame) parts.push(t('review.why.fame', { fame: inFame(purchase.fame) }));
  if (purchase.money) {
    parts.push(
      t(purchase.money > 0 ? 'review.why.money' : 'review.why.costs', {
        fame: inFame(Math.abs(purchase.money)),
        cents: figure(Math.abs(purchase.cents) / 100),
        n: purchase.turns,
      }),
    );
  }
  return parts.join('; ') || t('review.why.nothing');
}
