/** One person's play at one table: the table's frames joined with what that person is doing. */
import type { Component } from 'svelte';
import { api } from '../api';
import { catalogue } from '../catalogue.svelte';
import type { Ask, CardSeen, Offered, Question, SeatSeen, SeatView, Tile } from '../protocol/types';
import { settings } from '../settings.svelte';
import { Basket, offered } from './basket.svelte';
import { Choice } from './choice.svelte';
import { Coach } from './coach.svelte';
import { Draft, type Usable } from './draft.svelte';
import { Table } from './table.svelte';
import { oneOf, staged } from './together';

/** What the page is for at this moment. */
export type Phase = 'word' | 'shop' | 'ask' | 'watch' | 'end';
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export interface SheetProps {
  play: Play;
  view: SeatView;
  onclose: () => void;
}

export class Play {
  readonly table: Table;
  readonly draft: Draft;
  readonly basket = new Basket();
  readonly choice = new Choice();
  readonly coach: Coach;
  /** Whether the player was warned in this turn that money would be lost. */
  warning = $state(false);
  /** A sheet that lies over the table, of a module's own. */
  sheet = $state.raw<Component<SheetProps> | null>(null);
  #warned = false;
  #ordered = '';
  /** The word that is being taken back: it lies on the roller again, to be changed. */
  #again: Tile[][] = [];

  constructor(readonly game: string) {
    this.table = new Table(game, () => settings.pause);
    this.coach = new Coach((seat, kind) => api.coach(game, seat, kind));
    this.draft = new Draft((what, signal) => api.preview(game, this.table.viewer ?? 0, what, signal));
  }

  get view(): SeatView | null {
    return this.table.view;
  }
  /** The question that this person must answer; nothing behind the curtain or while others' turns are shown. */
  get question(): Question | null {
    const { view, viewer, next, playing } = this.table;
    return viewer === null || next !== null || playing ? null : (view?.mine?.question ?? null);
  }
  get phase(): Phase {
    if (this.view?.outcome) return 'end';
    const ask = this.question?.ask;
    if (!ask) return 'watch';
    return ask === 'spell_word' ? 'word' : ask === 'shop' ? 'shop' : 'ask';
  }
  get me(): SeatSeen | null {
    return this.table.viewer === null ? null : (this.view?.seats[this.table.viewer] ?? null);
  }
  /** The seat whose word stands on the roller. */
  get onStage(): SeatSeen | null {
    return this.view ? staged(this.view, this.table.viewer) : null;
  }
  get left(): number {
    return (this.me?.play.money ?? 0) - (this.view ? this.basket.total(this.view) : 0);
  }
  /** What could still be bought with what is left. */
  get within(): Offered[] {
    const left = this.left;
    if (!this.view) return [];
    const rivals = oneOf(this.view);
    const out = rivals.some((card) => this.basket.has(card.id)) ? rivals : [];
    return offered(this.view).filter((card) => !this.basket.has(card.id) && !out.includes(card) && card.affordable && card.price <= left);
  }
  /** Whether a space begins a second word: Spacebar lies on the track or in the hand. */
  get canSplit(): boolean {
    return this.#holds('common-spacebar');
  }
  #holds(key: string): boolean {
    const view = this.view;
    return view?.market.common?.card === key || (view?.mine?.hand.some((card) => card.card === key) ?? false);
  }

  /** Takes over a new frame: the hand, and what of the player's intentions still makes sense. */
  sync(): void {
    const view = this.view;
    const viewer = this.table.viewer;
    if (!view?.mine || viewer === null) return;
    const usable = ({ id, card }: CardSeen): Usable => ({ id, letters: catalogue.face(card)?.wild ? '' : (this.readings(id, card)[0] ?? '') });
    const common = view.market.common;
    const key = `order.${this.game}.${viewer}`;
    if (this.#ordered !== key) {
      this.#ordered = key;
      this.draft.clear();
      this.draft.order = this.#remembered(key);
    }
    const canLay = view.mine.question?.ask === 'spell_word';
    const beside = canLay ? [...(common ? [common] : []), ...this.lent].map(usable) : [];
    this.draft.sync(view.mine.hand.map(usable), beside.filter((card) => card.letters), this.barred);
    if (!canLay && !this.draft.empty) this.draft.clear();
    if (canLay && this.draft.empty && this.#again.length) this.draft.lay(this.#again);
    this.#again = [];
    const question = this.question;
    this.choice.sync(question?.ask === 'choose_cards' || question?.ask === 'arrange' ? question : null);
    if (question?.ask === 'shop') this.basket.cards = this.basket.goods(view).map((card) => card.id);
    else this.basket.clear();
    this.coach.follow(viewer, this.coached ? `${this.phase}.${this.table.frame?.moves}` : '');
    if (question?.ask !== 'shop') this.#warned = this.warning = false;
  }
  /** Whether the coach may be asked for this phase, whatever is left. */
  get coached(): boolean {
    return (this.phase === 'word' || this.phase === 'shop') && (this.table.facts?.hints ?? 0) > 0;
  }
  /** One press of the hint button: a nudge, then the word, then the word on the roller; in the shop what to buy, then that in the basket. */
  async hint(): Promise<void> {
    const told = this.coach.told;
    if (this.phase === 'shop') {
      if (!told?.purchases.length) await this.coach.ask('purchase');
      else {
        this.basket.clear();
        for (const { card } of told.purchases) this.basket.toggle(card, this.view ? oneOf(this.view) : []);
      }
    } else if (told?.word) this.draft.lay(told.word.words);
    else await this.coach.ask(told?.nudge ? 'word' : 'nudge');
  }
  #remembered(key: string): number[] {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[];
    } catch {
      return [];
    }
  }
  /** Keeps the order of the hand for when the page is loaded again. */
  remember(): void {
    if (!this.#ordered) return;
    try {
      sessionStorage.setItem(this.#ordered, JSON.stringify(this.draft.order));
    } catch {
      // without storage the order lasts until the page is loaded again
    }
  }

  /** What the server says of the word to be made; null while no word is asked for. */
  get #asked(): Ask<'spell_word'> | null {
    const question = this.view?.mine?.question;
    return question?.ask === 'spell_word' ? question : null;
  }
  /** Cards beside the hand and the common card that can be used. */
  get lent(): readonly CardSeen[] {
    return this.#asked?.beside ?? [];
  }
  /** Cards of the hand, and the common card, that cannot be used now. */
  get barred(): ReadonlySet<number> {
    return new Set(this.#asked?.barred.map((card) => card.id));
  }
  /** Letters that a card may stand for, those printed first. */
  readings(id: number, card: string): string[] {
    const face = catalogue.face(card);
    if (face?.wild) return ALPHABET;
    const more = this.#asked?.readings.find((one) => one.id === id)?.letters ?? [];
    return [...(face?.letters ? [face.letters] : []), ...more];
  }
  /** What a card of the word on the roller reads as. */
  reads = (id: number): string | undefined =>
    this.draft.tiles.find((tile) => tile.card === id)?.letters ||
    this.onStage?.play.words.flat().find((tile) => tile.id === id)?.letters ||
    undefined;

  get playable(): boolean {
    const { preview, asking } = this.draft;
    return preview !== null && !asking && preview.refusal === null && preview.complete && this.draft.ghosts === '';
  }
  async playWord(): Promise<void> {
    if (!this.playable) return;
    const words: Tile[][] = $state.snapshot(this.draft.words).filter((word) => word.length);
    if (await this.table.send({ do: 'play_word', words })) this.draft.clear();
  }
  async pass(): Promise<void> {
    if (await this.table.send({ do: 'pass' })) this.draft.clear();
  }
  /** Buys what lies in the basket, one after the other; what a purchase reveals is seen before the next. */
  async buy(): Promise<void> {
    for (const card of [...this.basket.cards]) {
      if (!(await this.table.send({ do: 'buy', card, on_top: this.basket.onTop.includes(card) }))) return;
      // a claimed novel stays on sale
      if (this.basket.has(card)) this.basket.toggle(card);
    }
  }
  /** Ends the turn; when money that could buy something would be lost, warns first, once. */
  async done(): Promise<void> {
    if (this.within.length && !this.#warned) {
      this.#warned = this.warning = true;
      return;
    }
    this.warning = false;
    await this.table.send({ do: 'done' });
  }
  answer = (cards: number[]): Promise<boolean> => this.table.send({ do: 'answer', cards: [...cards] });
  pick = (index: number): Promise<boolean> => this.table.send({ do: 'pick', index });
  use = (index: number): Promise<boolean> => this.table.send({ do: 'use_ability', index });
  get undoable(): boolean {
    return this.table.frame?.can_take_back === 'ok' && this.question !== null;
  }
  async takeBack(): Promise<void> {
    if (!this.undoable) return;
    this.#again = this.onStage?.play.words.map((word) => word.map(({ id, letters }) => ({ card: id, letters }))) ?? [];
    await this.table.send({ do: 'take_back' });
  }

  /** The one thing that Enter does now. */
  async main(): Promise<void> {
    const question = this.question;
    if (question?.ask === 'spell_word') await this.playWord();
    else if (question?.ask === 'shop') await (this.basket.cards.length ? this.buy() : this.done());
    else if (question?.ask === 'arrange') await this.answer(this.choice.chosen);
    else if (question?.ask === 'choose_cards' && this.choice.chosen.length && this.choice.enough) await this.answer(this.choice.chosen);
  }
}
