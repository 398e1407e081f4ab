/** The answer being given to a question of an ability. */
import type { Ask, CardSeen, SeatView } from '../protocol/types';
import { placesOf } from './board';
import { oneOf, savedOf } from './together';

export class Choice {
  chosen = $state<number[]>([]);
  #question: Ask<'choose_cards'> | Ask<'arrange'> | null = null;

  /** Begins anew when the question is another one. */
  sync(question: Ask<'choose_cards'> | Ask<'arrange'> | null): void {
    if (JSON.stringify(question) === JSON.stringify(this.#question)) return;
    this.#question = question;
    this.chosen = question?.ask === 'arrange' ? question.cards.map((card) => card.id) : [];
  }
  toggle(card: number): void {
    const question = this.#question;
    if (question?.ask !== 'choose_cards') return;
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((id) => id !== card);
    else if (question.at_most === 1) this.chosen = [card];
    else if (this.chosen.length < question.at_most) this.chosen = [...this.chosen, card];
  }
  /** Moves a card of an order nearer to the top or away from it. */
  move(at: number, by: 1 | -1): void {
    const other = this.chosen[at + by];
    const card = this.chosen[at];
    if (card === undefined || other === undefined) return;
    this.chosen = this.chosen.with(at, other).with(at + by, card);
  }
  get enough(): boolean {
    return this.#question?.ask === 'arrange' || this.chosen.length >= (this.#question?.at_least ?? 0);
  }
}

export type Place = 'hand' | 'discard' | 'word' | 'market' | 'looked';
/** The cards of a question by the place where they lie. */
export function byPlace(options: readonly CardSeen[], view: SeatView): Map<Place, CardSeen[]> {
  const me = view.mine ? view.seats[view.mine.seat] : undefined;
  const ids = (cards: readonly { id: number }[] | undefined) => new Set(cards?.map((card) => card.id));
  const places: [Place, Set<number>][] = [
    ['word', ids(me?.play.words.flat())],
    ['hand', ids(view.mine?.hand)],
    ['discard', ids(me?.discard)],
    [
      'market',
      new Set(
        [
          ...view.market.piles.flatMap((p) => [p.top, ...p.alternates]),
          ...view.market.fame.map((p) => p.top),
          ...placesOf(view).map((place) => place.card),
          ...oneOf(view),
          ...savedOf(view),
        ].map((c) => c?.id ?? -1),
      ),
    ],
  ];
  const found = new Map<Place, CardSeen[]>();
  for (const card of options) {
    const place = places.find(([, set]) => set.has(card.id))?.[0] ?? 'looked';
    found.set(place, [...(found.get(place) ?? []), card]);
  }
  return found;
}
