/** A review in figures and words, for the page that shows it. */
import type { Position } from './analysis/position';
import { catalogue } from './catalogue.svelte';
import type { Series } from './curves';
import { listed, locale, t } from './i18n.svelte';
import type { PurchaseReviewed, Review, TableFacts, TurnReviewed } from './protocol/types';
import { called } from './table/news';

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
  const sure = purchase.turns <= 1 || purchase.fame === 10 * (catalogue.face(purchase.card.card)?.fame ?? 0);
  if (purchase.fame) parts.push(t(sure ? 'review.why.fame' : 'review.why.about', { fame: inFame(purchase.fame) }));
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

/** Cents from which a better word, and tenths of Fame from which a better purchase, is worth going back to. */
const MUCH = { cents: 2, fame: 10 };
const EACH = 2;
/** The turns of a seat that would have changed most: words, purchases, a common card, in the order of play. */
export function keyTurns(turns: TurnReviewed[]): { turn: TurnReviewed; text: string }[] {
  const most = (of: (turn: TurnReviewed) => number, least: number) =>
    turns
      .filter((turn) => of(turn) >= least)
      .sort((a, b) => of(b) - of(a))
      .slice(0, EACH);
  const found = [
    ...most((turn) => turn.left, MUCH.cents).map((turn) => ({
      turn,
      text: t('review.key.word', {
        round: turn.round,
        best: turn.best?.text.toUpperCase() ?? '',
        word: turn.word?.text.toUpperCase() ?? t('review.no_word'),
        cents: turn.left,
      }),
    })),
    ...most((turn) => turn.shopping?.lost ?? 0, MUCH.fame).map((turn) => ({
      turn,
      text: t('review.key.purchase', {
        round: turn.round,
        cards: listed(turn.shopping?.best.map((one) => called(one.card.card)) ?? []),
        fame: inFame(turn.shopping?.lost ?? 0),
      }),
    })),
    ...turns
      .filter((turn) => turn.common?.word && !turn.common.won)
      .slice(0, EACH)
      .map((turn) => ({ turn, text: t('review.key.common', { round: turn.round, word: turn.common?.word?.text.toUpperCase() ?? '' }) })),
  ];
  return found.sort((a, b) => a.turn.round - b.turn.round);
}
