/** What the page of analysis holds: a position, filters, and the server's answer to them. */
import { api, Offline } from '../api';
import { catalogue } from '../catalogue.svelte';
import { failureText } from '../refusal';
import type { AnalysisBody, AnalysisSeen } from '../protocol/types';
import { LONGEST, MOST_CARDS, type Position } from './position';

export interface Filters {
  starts: string;
  ends: string;
  contains: string;
  shortest: number;
  longest: number;
}

/** Rows of cards of a position. */
export type Where = 'hand' | 'beside' | 'offer';

const PAUSE = 90;
const RETRY = 2000;
export const FEW = 20;
export const MANY = 100;

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').slice(0, LONGEST);

/** The request for a position and filters. */
export const request = (position: Position, filters: Filters, top: number): AnalysisBody => ({
  hand: position.hand,
  common: position.common,
  beside: position.beside,
  mark: position.mark,
  offer: position.offer,
  money: position.money,
  lexicon: position.lexicon,
  family: position.family,
  vocabulary: position.vocabulary,
  minimum: position.minimum,
  starts: letters(filters.starts),
  ends: letters(filters.ends),
  contains: letters(filters.contains),
  shortest: filters.shortest,
  longest: Math.max(filters.shortest, filters.longest),
  top,
  text: position.text.trim() || null,
});

export class Analysis {
  position = $state() as Position;
  filters = $state<Filters>({ starts: '', ends: '', contains: '', shortest: 1, longest: LONGEST });
  top = $state(FEW);
  answer = $state.raw<AnalysisSeen | null>(null);
  failed = $state('');
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(position: Position) {
    this.position = position;
  }

  /** The name of a card by its number in answers: those of the hand, then the common card, then those beside the deck. */
  nameOf = (card: number): string => {
    const { hand, common, beside } = this.position;
    return [...hand, ...(common ? [common] : []), ...beside][card] ?? '';
  };

  /** Whether there is room for one more. */
  hasRoom = (where: Where): boolean => this.position[where].length < MOST_CARDS;

  add(where: Where, name: string): void {
    if (this.hasRoom(where)) this.position[where].push(name);
  }
  remove(where: Where, at: number): void {
    this.position[where].splice(at, 1);
  }
  /** Adds the cards that stand for typed letters: the printed card without a text where there is one, else a plain one. */
  type(typed: string): void {
    for (const letter of typed.normalize('NFD').toUpperCase().match(/[A-Z?]/g) ?? []) this.add('hand', printed(letter));
  }
  /** Lets a card be in the hand, or not. */
  keep(name: string, wanted: boolean): void {
    const at = this.position.hand.indexOf(name);
    if (wanted && at < 0) this.add('hand', name);
    if (!wanted && at >= 0) this.remove('hand', at);
  }

  /** Asks the server a moment later; what was asked before is dropped. */
  ask(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    if (!this.position.hand.length) {
      this.answer = null;
      this.failed = '';
      this.busy = false;
      return;
    }
    const body = request($state.snapshot(this.position) as Position, $state.snapshot(this.filters), this.top);
    this.busy = true;
    this.#timer = setTimeout(() => void this.#send(body), PAUSE);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
  }

  async #send(body: AnalysisBody): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    try {
      this.answer = await api.analyse(body, running.signal);
      this.failed = '';
    } catch (error) {
      if (running.signal.aborted) return;
      this.failed = failureText(error);
      if (error instanceof Offline) {
        this.#timer = setTimeout(() => void this.#send(body), RETRY);
        return;
      }
      this.answer = null;
    }
    this.busy = false;
  }
}

const printed = (letter: string): string => {
  if (letter === '?') return 'start-wild';
  const bare = catalogue.all.find(
    (face) => face.letters === letter && face.score === 1 && !face.full && (face.kind === 'starting' || face.kind === 'vowel'),
  );
  return bare?.key ?? letter;
};
