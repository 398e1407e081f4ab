/** The latest frame of the server, shown at a pace that eyes can follow. No rule of the game is here. */
import { api, Offline, Refused } from '../api';
import type { Command, Frame, Refusal, SeatView, Story, TableFacts } from '../protocol/types';
import { connect } from './connection';
import { facesOf } from './faces';

/** Frames of others with these events are worth a look. */
const SCENES = new Set(['word_played', 'passed', 'bought', 'gained', 'flushed', 'trashed', 'counters_put']);
const MANY = 14;
const PATIENCE = 1500;

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  frame = $state.raw<Frame | null>(null);
  story = $state.raw<Story | null>(null);
  /** Through whose eyes this browser looks; null while the curtain is down. */
  viewer = $state<number | null>(null);
  online = $state(true);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown at all. */
  broken = $state.raw<Refusal | null>(null);
  /** Cards that this turn brought into view. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether frames wait to be shown. */
  playing = $state(false);
  #handed = $state<number | null>(null);
  /** The frames shown last, for the log and the live region. */
  onshow: (frame: Frame) => void = () => {};

  #faces = new Map<number, string>();
  #queue: Frame[] = [];
  #wake: (() => void) | undefined;
  #close: (() => void) | undefined;
  #gone = false;
  #waiting: { version: number; done: () => void }[] = [];

  constructor(
    readonly game: string,
    private readonly pause: () => number,
  ) {}

  get view(): SeatView | null {
    return this.frame?.view ?? null;
  }
  get mine(): number[] {
    return this.facts?.seats.flatMap((seat, i) => (seat.mine ? [i] : [])) ?? [];
  }
  /** The seat of this browser that must act now and is not the one looking: the curtain is between them. */
  get next(): number | null {
    const view = this.view;
    if (!view || view.outcome || this.playing || this.mine.length < 2) return null;
    if (this.#handed !== null) return this.#handed;
    const waits = (seat: number) => view.seats[seat]?.waiting === true;
    if (this.viewer !== null && waits(this.viewer)) return null;
    return this.mine.find(waits) ?? null;
  }
  /** Other seats of this browser that could act now, too. */
  get others(): number[] {
    return this.mine.filter((seat) => seat !== this.viewer && this.view?.seats[seat]?.waiting);
  }
  /** Lowers the curtain for another seat of this browser that can act, too. */
  hand(seat: number): void {
    this.#handed = seat;
  }
  cardOf(id: number): string | undefined {
    return this.#faces.get(id);
  }

  async open(): Promise<void> {
    await this.#reach(
      async () => {
        this.facts = await api.table(this.game);
        const first = this.mine[0];
        if (first === undefined) throw new Refused({ code: 'not_your_seat', params: {} }, 403);
        await this.look(first, this.mine.length > 1);
      },
      () => this.open(),
    );
  }
  /** Does what needs the server; a refusal breaks the table, silence is met by trying again. */
  async #reach(act: () => Promise<void>, again: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof Refused) this.broken = error.refusal;
      else this.#lost(again);
    }
  }
  #lost(again: () => Promise<void>): void {
    if (this.#gone) return;
    this.online = false;
    setTimeout(() => void again(), PATIENCE);
  }
  /** Looks through the eyes of a seat of this browser; behind the curtain its hand stays hidden. */
  async look(seat: number, curtain = false): Promise<void> {
    this.#handed = null;
    this.#close?.();
    this.#queue = [];
    await this.#reach(
      async () => this.#seen(await api.frame(this.game, seat), seat, curtain),
      () => this.look(seat, curtain),
    );
  }
  #seen(frame: Frame, seat: number, curtain: boolean): void {
    if (this.#gone) return;
    this.online = true;
    this.viewer = curtain && frame.view.outcome === null ? null : seat;
    this.#show(frame);
    void this.tell();
    this.#close = connect(
      this.game,
      seat,
      frame.version,
      (f) => this.receive(f),
      (yes) => (this.online = yes),
    );
  }
  close(): void {
    this.#gone = true;
    this.#close?.();
    this.#wake?.();
  }

  /** Takes a frame of the stream; late and doubled ones are harmless. */
  receive(frame: Frame): void {
    const latest = this.#queue.at(-1) ?? this.frame;
    if (latest && frame.version <= latest.version) return;
    this.#queue.push(frame);
    if (this.#queue.length > MANY) this.#queue.splice(0, this.#queue.length - 1);
    if (!this.playing) void this.#play();
  }
  /** Shows at once what is still to be shown. */
  skip(): void {
    this.#wake?.();
    const last = this.#queue.splice(0);
    for (const frame of last) this.#show(frame);
  }
  async #play(): Promise<void> {
    this.playing = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.#show(frame);
      const scene = frame.events.some((e) => SCENES.has(e.event) && 'seat' in e && e.seat !== this.viewer);
      if (scene && this.pause() > 0) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, this.pause());
          this.#wake = () => (clearTimeout(timer), done());
        });
        this.#wake = undefined;
      }
    }
    this.playing = false;
  }
  #show(frame: Frame): void {
    for (const [id, key] of facesOf(frame.view)) this.#faces.set(id, key);
    for (const [id, key] of Object.entries(frame.faces)) this.#faces.set(Number(id), key);
    const turned = frame.events.some((e) => e.event === 'turn_started');
    const shown = frame.events.flatMap((e) => (e.event === 'offer_refilled' ? e.shown : e.event === 'common_gained' ? [e.revealed] : []));
    this.fresh = new Set([...(turned ? [] : this.fresh), ...shown]);
    this.frame = frame;
    this.onshow(frame);
    if (turned || frame.view.outcome) void this.tell();
    this.#waiting = this.#waiting.filter((w) => frame.version < w.version || (w.done(), false));
  }
  /** Asks for the story of the turns so far. */
  async tell(): Promise<void> {
    try {
      this.story = await api.story(this.game);
    } catch {
      // the next turn asks again
    }
  }

  /** Sends a command with the move count that the player saw; true when it was accepted and its frame is shown. */
  async send(command: Command): Promise<boolean> {
    const seat = this.viewer;
    if (seat === null || !this.frame || this.busy || !this.online || this.playing) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const { version } = await api.send(this.game, seat, this.frame.moves, command);
      await this.#until(version, seat);
      return true;
    } catch (error) {
      // the stream may be well and silent: only asking tells that the server is there again
      if (error instanceof Offline) this.#lost(() => this.#resync(seat));
      else if (error instanceof Refused) {
        this.refusal = error.refusal;
        if (error.refusal.code === 'stale') await this.#resync(seat);
      } else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
  async #until(version: number, seat: number): Promise<void> {
    if (this.frame && this.frame.version >= version) return;
    const shown = new Promise<void>((done) => this.#waiting.push({ version, done }));
    const timer = setTimeout(() => void this.#resync(seat), PATIENCE);
    await shown;
    clearTimeout(timer);
  }
  async #resync(seat: number): Promise<void> {
    if (this.viewer !== seat) return;
    await this.#reach(
      async () => {
        const frame = await api.frame(this.game, seat);
        if (this.viewer !== seat) return;
        this.online = true;
        this.receive(frame);
      },
      () => this.#resync(seat),
    );
  }
}
