import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, GameEvent, SeatView } from '../protocol/types';
import { Table } from './table.svelte';

/** The network's edge: answers by path, and streams that the test can feed. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    super();
    Stream.open.push(this);
  }
  close() {
    this.closed = true;
  }
  feed(frame: Frame) {
    this.dispatchEvent(new MessageEvent('frame', { data: JSON.stringify(frame) }));
  }
}
type Reply = { status: number; body: unknown } | 'down';
let replies: Record<string, Reply>;
let posted: { path: string; body: unknown }[];

const event = (name: string, seat: number, more = {}) => ({ event: name, seat, ...more }) as unknown as GameEvent;
const seat = (n: number, waiting = false) => ({ seat: n, waiting, play: { words: [], bought: [] } });
function frame(version: number, more: Partial<Frame> = {}, waiting = [true, false]): Frame {
  const view = { mine: null, seats: waiting.map((w, i) => seat(i, w)), market: {}, active: 0, first: 0, round: 1, outcome: null };
  return { version, seat: 0, moves: version, can_take_back: 'ok', events: [], faces: {}, view: view as unknown as SeatView, ...more };
}
const facts = (mine: boolean[]) => ({
  game: 'g',
  seats: mine.map((m, i) => ({ kind: 'human', name: `S${i}`, colour: 'red', mine: m })),
  settings: {},
  lexicon: 'en',
  language: 'en',
});

beforeEach(() => {
  vi.useFakeTimers();
  Stream.open = [];
  posted = [];
  replies = {
    'games/g': { status: 200, body: facts([true, false]) },
    'games/g/frame': { status: 200, body: frame(1) },
    'games/g/story': { status: 200, body: { turns: [], best: null, longest: null } },
    'games/g/commands': { status: 200, body: { version: 2 } },
  };
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const path = url.replace('api/', '').replace(/\?.*/, '');
    if (request?.method === 'POST') posted.push({ path, body: JSON.parse(String(request.body)) });
    const reply = replies[path];
    if (!reply || reply === 'down') throw new TypeError('network');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(pause = 0): Promise<[Table, Stream]> {
  const table = new Table('g', () => pause);
  await table.open();
  return [table, Stream.open.at(-1)!];
}

describe('commands', () => {
  it('carry the move count that the player saw, and are done when their frame is shown', async () => {
    const [table, stream] = await opened();
    const sent = table.send({ do: 'pass' });
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toEqual([{ path: 'games/g/commands', body: { seat: 0, moves: 1, command: { do: 'pass' } } }]);
    expect(table.busy).toBe(true);
    stream.feed(frame(2));
    expect(await sent).toBe(true);
    expect(table.busy).toBe(false);
  });
  it('of a double click are sent once', async () => {
    const [table, stream] = await opened();
    const first = table.send({ do: 'done' });
    expect(await table.send({ do: 'done' })).toBe(false);
    stream.feed(frame(2));
    await first;
    expect(posted).toHaveLength(1);
  });
  it('are done even if the stream never shows their frame', async () => {
    const [table] = await opened();
    const sent = table.send({ do: 'pass' });
    replies['games/g/frame'] = { status: 200, body: frame(2) };
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sent).toBe(true);
    expect(table.frame?.version).toBe(2);
  });
  it('refused for being late bring the latest frame', async () => {
    const [table] = await opened();
    replies['games/g/commands'] = { status: 409, body: { code: 'stale', params: {} } };
    replies['games/g/frame'] = { status: 200, body: frame(5) };
    expect(await table.send({ do: 'pass' })).toBe(false);
    expect(table.refusal?.code).toBe('stale');
    expect(table.frame?.version).toBe(5);
  });
  it('wait for the connection, and nothing is lost', async () => {
    const [table, stream] = await opened();
    replies['games/g/commands'] = 'down';
    expect(await table.send({ do: 'pass' })).toBe(false);
    expect(table.online).toBe(false);
    expect(await table.send({ do: 'pass' })).toBe(false);
    expect(posted).toHaveLength(1);
    stream.onopen?.();
    expect(table.online).toBe(true);
    expect(table.frame?.version).toBe(1);
  });
  it('that did not arrive do not close the table while the stream is well', async () => {
    const [table] = await opened();
    replies['games/g/commands'] = 'down';
    expect(await table.send({ do: 'pass' })).toBe(false);
    expect(table.online).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.online).toBe(true);
    void table.send({ do: 'pass' });
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toHaveLength(2);
  });
});

describe('frames', () => {
  it('that come late or twice change nothing', async () => {
    const [table, stream] = await opened();
    stream.feed(frame(3, { moves: 7 }));
    stream.feed(frame(2, { moves: 6 }));
    stream.feed(frame(3, { moves: 9 }));
    expect(table.frame?.moves).toBe(7);
  });
  it('of others are shown one after the other, and can be skipped', async () => {
    const [table, stream] = await opened(1000);
    stream.feed(frame(2, { events: [event('word_played', 1)] }));
    stream.feed(frame(3, { events: [event('bought', 1)] }));
    stream.feed(frame(4, { events: [event('turn_started', 0)] }));
    expect(table.frame?.version).toBe(2);
    expect(table.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.frame?.version).toBe(3);
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.frame?.version).toBe(4);
    expect(table.playing).toBe(false);
  });
  it('mark what this turn brought into view, until the next turn', async () => {
    const [table, stream] = await opened();
    stream.feed(frame(2, { events: [{ event: 'offer_refilled', pile: 1, shown: [7, 8] }] }));
    expect([...table.fresh]).toEqual([7, 8]);
    stream.feed(frame(3, { events: [event('turn_started', 1)] }));
    expect(table.fresh.size).toBe(0);
  });
  it('are asked for again after a break, from the latest one seen', async () => {
    const [table, stream] = await opened();
    stream.feed(frame(6));
    stream.onerror?.();
    expect(table.online).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    const again = Stream.open.at(-1)!;
    expect(again).not.toBe(stream);
    expect(again.url).toContain('after=6');
    expect(stream.closed).toBe(true);
  });
});

describe('seats on one screen', () => {
  it('stay behind the curtain until their person is there', async () => {
    replies['games/g'] = { status: 200, body: facts([true, true]) };
    const [table, stream] = await opened();
    expect(table.viewer).toBeNull();
    expect(table.next).toBe(0);
    expect(await table.send({ do: 'pass' })).toBe(false);
    await table.look(0);
    expect(table.viewer).toBe(0);
    expect(table.next).toBeNull();
    Stream.open.at(-1)!.feed(frame(2, {}, [false, true]));
    expect(table.next).toBe(1);
    expect(stream.closed).toBe(true);
  });
  it('are handed the screen by somebody who can act, too', async () => {
    replies['games/g'] = { status: 200, body: facts([true, true]) };
    const [table] = await opened();
    await table.look(1);
    Stream.open.at(-1)!.feed(frame(2, {}, [true, true]));
    expect(table.next).toBeNull();
    expect(table.others).toEqual([0]);
    table.hand(0);
    expect(table.next).toBe(0);
    await table.look(0);
    expect(table.next).toBeNull();
  });
  it('of somebody else cannot be looked at', async () => {
    replies['games/g'] = { status: 200, body: facts([false, false]) };
    const table = new Table('g', () => 0);
    await table.open();
    expect(table.broken?.code).toBe('not_your_seat');
    expect(table.frame).toBeNull();
  });
});

describe('a server that is not there', () => {
  it('is asked again until it is', async () => {
    replies['games/g'] = 'down';
    const table = new Table('g', () => 0);
    await table.open();
    expect(table.online).toBe(false);
    expect(table.broken).toBeNull();
    replies['games/g'] = { status: 200, body: facts([true, false]) };
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.online).toBe(true);
    expect(table.viewer).toBe(0);
  });
  it('is left alone once the table is closed', async () => {
    replies['games/g'] = 'down';
    const table = new Table('g', () => 0);
    await table.open();
    table.close();
    replies['games/g'] = { status: 200, body: facts([true, false]) };
    await vi.advanceTimersByTimeAsync(9000);
    expect(Stream.open).toHaveLength(0);
  });
});
