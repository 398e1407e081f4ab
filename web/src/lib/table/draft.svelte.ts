/** The word being laid and the order of the hand: the only state of the game that the client owns. */
import type { Preview, Tile } from '../protocol/types';

/** What the server makes of a text or of laid tiles. */
export type Judge = (what: { text: string } | { words: Tile[][] }, signal: AbortSignal) => Promise<Preview>;
/** A card that can go into the word: one of the hand, the common card, or another one that lies beside the hand. */
export interface Usable {
  id: number;
  /** Letters that it is laid with; empty for a wild. */
  letters: string;
}

const DEBOUNCE = 50;
/** More letters than any hand can lay; a key held down would fill the screen. */
const LONGEST = 30;
export const reading = (words: readonly Tile[][]): string => words.map((w) => w.map((tile) => tile.letters || '?').join('')).join(' ');

export class Draft {
  order = $state<number[]>([]);
  words = $state<Tile[][]>([[]]);
  /** The text as typed; null once cards are laid by hand. */
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Which of the server's spellings lies there. */
  spelling = $state(0);
  /** Whether an answer of the server is awaited. */
  asking = $state(false);

  #usable = new Map<number, Usable>();
  #judge: Judge;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: AbortController | undefined;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  get text(): string {
    return this.typed ?? reading(this.words);
  }
  get tiles(): Tile[] {
    return this.words.flat();
  }
  get empty(): boolean {
    return this.text === '';
  }
  /** Letters typed that no card of the server's answer shows yet. */
  get ghosts(): string {
    if (this.typed === null) return '';
    const laid = this.tiles.length ? reading(this.words) : '';
    return this.typed.startsWith(laid) ? this.typed.slice(laid.length) : this.typed;
  }
  uses(card: number): boolean {
    return this.tiles.some((tile) => tile.card === card);
  }

  /** Takes over the hand, what can be used beside it and what cannot be used now; keeps the order and the tiles that are still there. */
  sync(hand: readonly Usable[], beside: readonly Usable[], barred: ReadonlySet<number> = new Set()): void {
    this.#usable = new Map([...hand, ...beside].filter((card) => !barred.has(card.id)).map((card) => [card.id, card]));
    const known = this.order.filter((id) => hand.some((card) => card.id === id));
    const fresh = hand.map((card) => card.id).filter((id) => !known.includes(id));
    if (fresh.length || known.length !== this.order.length) this.order = [...known, ...fresh];
    if (this.tiles.some((tile) => !this.#usable.has(tile.card))) {
      this.#lay(this.words.map((word) => word.filter((tile) => this.#usable.has(tile.card))));
    }
  }

  type(letter: string): void {
    if (this.text.length >= LONGEST) return;
    const wild = this.typed === null ? this.tiles.findIndex((tile) => !tile.letters) : -1;
    if (wild >= 0 && letter !== ' ') this.read(wild, letter);
    else this.#retype(this.text + letter);
  }
  /** Takes back the last letter typed, or the last card laid. */
  back(): void {
    if (this.typed !== null) this.#retype(this.typed.slice(0, -1).trimEnd());
    else this.remove(this.tiles.length - 1);
  }
  clear(): void {
    this.#stop();
    this.words = [[]];
    this.typed = null;
    this.preview = null;
    this.spelling = 0;
  }
  /** Lays a card at the end of the word, or takes it back if it is there. */
  toggle(card: number): void {
    const at = this.tiles.findIndex((tile) => tile.card === card);
    const usable = this.#usable.get(card);
    if (at >= 0) this.remove(at);
    else if (usable) this.insert(card, this.tiles.length);
  }
  insert(card: number, at: number): void {
    const usable = this.#usable.get(card);
    if (!usable) return;
    const others = this.words.map((word) => word.filter((tile) => tile.card !== card));
    let left = at;
    const target = others.findIndex((word) => {
      if (left <= word.length) return true;
      left -= word.length;
      return false;
    });
    const letters = this.tiles.find((tile) => tile.card === card)?.letters ?? usable.letters;
    const into = target < 0 || at >= others.flat().length ? others.length - 1 : target;
    this.#lay(others.map((word, i) => (i === into ? word.toSpliced(i === target ? left : word.length, 0, { card, letters }) : word)));
  }
  remove(at: number): void {
    const card = this.tiles[at]?.card;
    if (card !== undefined) this.#lay(this.words.map((word) => word.filter((tile) => tile.card !== card)));
  }
  /** Moves a tile of the word by so many places. */
  move(at: number, by: number): void {
    const card = this.tiles[at]?.card;
    if (card !== undefined && this.tiles[at + by]) this.insert(card, at + by);
  }
  /** Lets a tile read otherwise: a wild another letter, a two-letter card reversed. */
  read(at: number, letters: string): void {
    const card = this.tiles[at]?.card;
    this.#lay(this.words.map((word) => word.map((tile) => (tile.card === card ? { card, letters } : tile))));
  }
  /** Begins a second word after the tiles laid, or joins the two again. */
  split(): void {
    if (this.typed !== null) this.#retype(this.typed.includes(' ') ? this.typed.replace(' ', '') : `${this.typed} `);
    else this.#lay(this.words.length > 1 ? [this.tiles] : [this.tiles, []]);
  }
  /** Lays the next of the server's spellings; false when the last one lies there already. */
  walk(by: 1 | -1): boolean {
    const next = this.preview?.alternatives[this.spelling + by];
    if (!next) return false;
    const { typed, preview, spelling } = this;
    this.#lay(next.words, { typed, preview, spelling: spelling + by });
    return true;
  }
  /** Asks once more what could not be asked while the connection was lost. */
  again(): void {
    if (this.empty || this.preview || this.asking) return;
    if (this.typed === null) this.#lay(this.words);
    else this.#retype(this.typed);
  }
  /** Lays a whole spelling, such as a hint. */
  lay(words: Tile[][]): void {
    this.#lay(words);
  }
  shuffle(random: () => number = Math.random): void {
    const next = [...this.order];
    for (let i = next.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [next[i], next[j]] = [next[j]!, next[i]!];
    }
    this.order = next;
  }

  #retype(text: string): void {
    if (!text) return this.clear();
    this.typed = text;
    this.#ask({ text });
  }
  #lay(words: Tile[][], as?: { typed: string | null; preview: Preview | null; spelling: number }): void {
    const full = words.length > 1 && words.some((w) => !w.length) && !words.flat().length ? [[]] : words;
    if (!full.flat().length) return this.clear();
    this.words = full;
    this.typed = as?.typed ?? null;
    this.spelling = as?.spelling ?? 0;
    this.#ask({ words: full.filter((word) => word.length) }, as?.preview);
  }
  #stop(): void {
    clearTimeout(this.#timer);
    this.#flight?.abort();
    this.asking = false;
  }
  /** Asks after a short rest; the latest question wins. Alternatives of a typed text stay while the player walks through them. */
  #ask(what: { text: string } | { words: Tile[][] }, walked?: Preview | null): void {
    this.#stop();
    this.asking = true;
    const flight = (this.#flight = new AbortController());
    this.#timer = setTimeout(async () => {
      try {
        const found = await this.#judge($state.snapshot(what), flight.signal);
        if (flight.signal.aborted) return;
        this.preview = walked ? { ...found, alternatives: walked.alternatives } : found;
        if ('text' in what) this.words = found.words.length ? found.words : [[]];
        if (!walked) this.spelling = 0;
      } catch {
        if (flight.signal.aborted) return;
        this.preview = null; // the connection's banner says why
      }
      this.asking = false;
    }, DEBOUNCE);
  }
}
