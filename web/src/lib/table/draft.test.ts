import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview, Tile } from '../protocol/types';
import { Draft, reading, type Judge } from './draft.svelte';

const hand = [
  { id: 1, letters: 'P' },
  { id: 2, letters: 'AN' },
  { id: 3, letters: '' },
  { id: 4, letters: 'T' },
];
const common = { id: 90, letters: 'E' };
const answer = (words: Tile[][], more: Partial<Preview> = {}): Preview => ({
  complete: true,
  refusal: null,
  words,
  text: reading(words),
  spelling: '',
  score: 5,
  draws: 0,
  length: 3,
  wins_common: false,
  lines: [],
  gloss: null,
  alternatives: [{ words, spelling: '', score: 5, draws: 0 }],
  choices: [],
  asks: [],
  ...more,
});
const pant: Tile[][] = [
  [
    { card: 1, letters: 'P' },
    { card: 2, letters: 'AN' },
    { card: 4, letters: 'T' },
  ],
];
const pantWild: Tile[][] = [
  [
    { card: 1, letters: 'P' },
    { card: 2, letters: 'AN' },
    { card: 3, letters: 'T' },
  ],
];

let asked: Parameters<Judge>[0][];
let replies: ((preview: Preview) => void)[];
let draft: Draft;
const rest = () => vi.advanceTimersByTimeAsync(60);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  replies = [];
  draft = new Draft((what) => {
    asked.push(what);
    return new Promise((reply) => replies.push(reply));
  });
  draft.sync(hand, [common]);
});

describe('typing', () => {
  it('asks the server once the fingers rest, and lays what it proposes', async () => {
    for (const letter of 'PANT') draft.type(letter);
    expect(draft.ghosts).toBe('PANT');
    await rest();
    expect(asked).toEqual([{ text: 'PANT' }]);
    replies[0]!(answer(pant));
    await rest();
    expect(draft.words).toEqual(pant);
    expect(draft.ghosts).toBe('');
    expect(draft.preview?.score).toBe(5);
  });
  it('lets the latest answer win, whatever order they come in', async () => {
    draft.type('P');
    await rest();
    draft.type('A');
    await rest();
    replies[1]!(
      answer([
        [
          { card: 1, letters: 'P' },
          { card: 3, letters: 'A' },
        ],
      ]),
    );
    replies[0]!(answer([[{ card: 1, letters: 'P' }]]));
    await rest();
    expect(draft.text).toBe('PA');
    expect(draft.tiles).toHaveLength(2);
  });
  it('takes back letter by letter, then is empty', async () => {
    draft.type('P');
    draft.type('A');
    draft.back();
    expect(draft.text).toBe('P');
    draft.back();
    expect(draft.empty).toBe(true);
    await rest();
    expect(asked).toEqual([]);
  });
  it('walks the spellings and stops at the last', async () => {
    draft.type('P');
    await rest();
    const preview = answer(pant, { alternatives: [pant, pantWild].map((words) => ({ words, spelling: '', score: 5, draws: 0 })) });
    replies[0]!(preview);
    await rest();
    expect(draft.walk(1)).toBe(true);
    expect(draft.words).toEqual(pantWild);
    await rest();
    expect(asked.at(-1)).toEqual({ words: pantWild });
    replies[1]!(answer(pantWild));
    await rest();
    expect(draft.walk(1)).toBe(false);
    expect(draft.walk(-1)).toBe(true);
    expect(draft.words).toEqual(pant);
  });
  it('shows the letters that no card can give', async () => {
    draft.type('P');
    draft.type('X');
    await rest();
    replies[0]!(answer([[{ card: 1, letters: 'P' }]], { refusal: { code: 'card_not_usable', params: {} }, alternatives: [] }));
    await rest();
    expect(draft.ghosts).toBe('X');
  });
});

describe('laying cards', () => {
  it('puts a card into the word and takes it back', () => {
    draft.toggle(1);
    draft.toggle(90);
    expect(draft.text).toBe('PE');
    draft.toggle(1);
    expect(draft.text).toBe('E');
  });
  it('gives the next letter typed to a wild that has none', async () => {
    draft.toggle(1);
    draft.toggle(3);
    expect(draft.text).toBe('P?');
    draft.type('A');
    expect(draft.tiles[1]).toEqual({ card: 3, letters: 'A' });
    draft.type('T');
    await rest();
    expect(asked.at(-1)).toEqual({ text: 'PAT' });
  });
  it('gives a placed wild another letter in place', () => {
    draft.toggle(3);
    draft.read(0, 'Q');
    draft.read(0, 'S');
    expect(draft.tiles).toEqual([{ card: 3, letters: 'S' }]);
  });
  it('moves tiles within the word, and never doubles one', () => {
    for (const card of [1, 2, 4]) draft.toggle(card);
    draft.insert(4, 0);
    expect(draft.text).toBe('TPAN');
    draft.move(0, 1);
    expect(draft.text).toBe('PTAN');
    draft.move(2, 1);
    expect(draft.text).toBe('PTAN');
  });
  it('begins a second word and joins the two again', () => {
    draft.toggle(1);
    draft.split();
    draft.toggle(4);
    expect(draft.words.map((word) => word.length)).toEqual([1, 1]);
    expect(draft.text).toBe('P T');
    draft.split();
    expect(draft.words).toHaveLength(1);
  });
});

describe('a new view', () => {
  it('keeps the order of the hand and puts new cards at its end', () => {
    draft.order = [4, 3, 2, 1];
    draft.sync([...hand, { id: 7, letters: 'R' }], [common]);
    expect(draft.order).toEqual([4, 3, 2, 1, 7]);
    draft.sync(hand.slice(1), [common]);
    expect(draft.order).toEqual([4, 3, 2]);
  });
  it('leaves no phantom tile of a card that is gone', () => {
    draft.toggle(1);
    draft.toggle(90);
    draft.sync(hand, []);
    expect(draft.tiles.map((tile) => tile.card)).toEqual([1]);
    expect(draft.uses(90)).toBe(false);
  });
  it('lays what lies beside the hand as it reads, and not what is barred', () => {
    draft.sync(hand, [{ id: 70, letters: 'GHT' }], new Set([1]));
    draft.toggle(1);
    draft.toggle(70);
    expect(draft.tiles).toEqual([{ card: 70, letters: 'GHT' }]);
    expect(draft.order).not.toContain(70);
    draft.sync(hand, [], new Set([1]));
    expect(draft.empty).toBe(true);
  });
  it('does not disturb a word that is being laid', () => {
    draft.toggle(1);
    draft.toggle(2);
    draft.sync(hand, [common]);
    expect(draft.text).toBe('PAN');
  });
});

describe('without a connection', () => {
  it('keeps the word and asks again with the next letter', async () => {
    const lost = new Draft(() => Promise.reject(new Error('offline')));
    lost.sync(hand, [common]);
    lost.toggle(1);
    await rest();
    expect(lost.text).toBe('P');
    expect(lost.preview).toBeNull();
    expect(lost.asking).toBe(false);
  });
});

it('shuffles the hand without losing a card', () => {
  draft.shuffle(() => 0);
  expect([...draft.order].sort()).toEqual([1, 2, 3, 4]);
  expect(draft.order).not.toEqual([1, 2, 3, 4]);
});
