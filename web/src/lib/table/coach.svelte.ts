/** What the coach has told the seat that looks; how often it may be asked, the server counts. */
import type { Coached, HintKind, Refusal } from '../protocol/types';
import { Refused } from '../api';

/** What the server says to a seat: what it was told already, or, with a kind of hint, something more. */
export type Asked = (seat: number, kind?: HintKind) => Promise<Coached>;

export class Coach {
  told = $state.raw<Coached | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #seat: number | null = null;
  #key = '';

  constructor(private readonly asked: Asked) {}

  /** Whether one more press costs nothing or there is a hint left. */
  get open(): boolean {
    return this.told !== null && (this.told.counted || this.told.left > 0);
  }
  /** Follows a question of a seat, named by a key; of an earlier question nothing stays. No seat, or no key: nothing is asked. */
  follow(seat: number | null, key: string): void {
    if (seat !== this.#seat) this.told = null;
    if (seat === this.#seat && key === this.#key) return;
    this.#seat = seat;
    this.#key = key;
    this.refusal = null;
    if (this.told) this.told = { ...this.told, nothing: false, nudge: null, word: null, purchases: [] };
    if (seat !== null && key) void this.#take(() => this.asked(seat));
  }
  async ask(kind: HintKind): Promise<void> {
    const seat = this.#seat;
    if (seat === null || !this.#key || this.busy) return;
    this.busy = true;
    this.refusal = null;
    await this.#take(() => this.asked(seat, kind));
    this.busy = false;
  }
  /** Takes over an answer, unless another question came meanwhile. */
  async #take(answer: () => Promise<Coached>): Promise<void> {
    const at = [this.#seat, this.#key].join();
    try {
      const told = await answer();
      if (at === [this.#seat, this.#key].join()) this.told = told;
    } catch (error) {
      // without a connection the banner says so
      if (error instanceof Refused && at === [this.#seat, this.#key].join()) this.refusal = error.refusal;
    }
  }
}
