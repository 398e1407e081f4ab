import { beforeEach, describe, expect, it } from 'vitest';
import { shelve } from '../catalogue.svelte';
import { locale } from '../i18n.svelte';
import type { Face, Frame, GameEvent, SeatView, StoryTurn, TableFacts } from '../protocol/types';
import { announcement, eventText, plain, sentence, told } from './news';

const facts = { seats: [{ name: 'Ines' }, { name: 'Rex' }], settings: { mode: 'standard' } } as TableFacts;
const turn = (seat: number, more: Partial<StoryTurn> = {}): StoryTurn => ({
  seat,
  round: 1,
  words: ['GRINDER'],
  score: 9,
  money: 2,
  bought: ['pair-or', 'fame'],
  gained: [],
  fame: [4, 4],
  also: [],
  ...more,
});
beforeEach(() => {
  locale.now = 'en';
  shelve([
    { key: 'pair-or', letters: 'OR', name: '' },
    { key: 'fame', letters: '', name: 'Mutiny' },
  ] as Face[]);
});

describe('a turn as a sentence', () => {
  it('names who, the word with its score, and what was bought', () => {
    const parts = sentence(turn(1), facts, 0);
    expect(plain(parts)).toBe('Rex wrote GRINDER for 9¢; bought OR and Mutiny.');
    expect(parts.find((part) => part.as === 'word')?.text).toBe('GRINDER');
    expect(parts.filter((part) => part.as === 'strong').map((part) => part.text)).toEqual(['Rex', 'OR', 'Mutiny']);
  });
  it('speaks to the person who plays, in every language', () => {
    locale.now = 'es';
    expect(plain(sentence(turn(0, { bought: [] }), facts, 0))).toBe('Tú escribiste GRINDER por 9¢.');
    expect(plain(sentence(turn(1, { words: [], bought: [] }), facts, 0))).toBe('Rex pasó.');
  });
  it('keeps names as they are, whatever signs they hold', () => {
    const odd = { seats: [{ name: 'A <b> {n}' }, { name: 'B' }] } as TableFacts;
    expect(plain(sentence(turn(0, { bought: [] }), odd, null))).toBe('A <b> {n} wrote GRINDER for 9¢.');
  });
});

describe('what modes and modules tell', () => {
  const text = (event: object) => eventText(event as GameEvent, facts, (id) => (id === 7 ? 'fame' : undefined));
  it('has a sentence for what matters, by kind and by outcome, with names, words and numbers', () => {
    expect(text({ event: 'theme_taken', taker: 1, word: 'ALIBI' })).toBe('Rex takes the theme with ALIBI');
    expect(text({ event: 'attacked', seat: 0, card: 7, kind: 'word_tax', amount: 2, limits: [] })).toBe('Ines attacks: the others earn 2¢ less');
    expect(text({ event: 'vote_closed', number: 0, what: 'house_words', word: 'ZQ', claimant: 0, accepted: false })).toBe(
      'the table refuses ZQ',
    );
    expect(text({ event: 'tokens_cashed', seat: 1, count: 1 })).toBe('Rex cashes 1 bounty token');
  });
  it('names the cards of a mode in its own words, and says nothing of cards that are not known', () => {
    const together = { ...facts, settings: { ...facts.settings, mode: 'cooperative' } };
    const put = (...cards: number[]) => ({ event: 'counters_put', cards, number: 1 }) as unknown as GameEvent;
    const faces = (id: number) => (id === 7 ? 'fame' : undefined);
    expect(eventText(put(7), together, faces)).toBe('a token on Mutiny');
    expect(eventText(put(8), together, faces)).toBeUndefined();
    expect(eventText(put(7), facts, faces)).toBeUndefined();
  });
  it('is silent about what has no sentence, and about nobody', () => {
    expect(text({ event: 'votes_opened' })).toBeUndefined();
    expect(text({ event: 'asking_over', seat: 0, earned: [] })).toBeUndefined();
    expect(text({ event: 'asking_over', seat: 0, earned: [0, 1] })).toBe('Ines and Rex earned a bounty token');
  });
  it('stands in the log after the turn, and is announced', () => {
    const also = [{ event: 'typo_received', seat: 1, card: null, to: 'discard' }, { event: 'award_revealed', card: 3, award: 1 }];
    expect(plain(sentence(turn(1, { bought: [], also: also as GameEvent[] }), facts, 0))).toBe('Rex wrote GRINDER for 9¢; Rex takes a typo.');
    const frame = { events: also, view: { seats: [], round: 1 } } as unknown as Frame;
    expect(announcement(frame, facts, 0, () => undefined)).toBe('Rex takes a typo');
  });
});

it('tells only the turns that were shown', () => {
  const view = {
    seats: [
      { seat: 0, turns: 2 },
      { seat: 1, turns: 1 },
    ],
  } as SeatView;
  const all = [turn(0), turn(1), turn(0, { round: 2 }), turn(1, { round: 2 })];
  expect(told(all, view)).toEqual(all.slice(0, 3));
  expect(told(all, { ...view, outcome: {} } as SeatView)).toEqual(all);
});

it('announces what others do and the own turn, never what the viewer does', () => {
  const seats = [
    { play: { words: [[{ letters: 'CAT' }]], score: 3 } },
    { play: { words: [[{ letters: 'TH' }, { letters: 'E' }]], score: 4 } },
  ];
  const frame = (events: object[]) => ({ events, view: { seats, round: 2 } }) as unknown as Frame;
  const said = (events: object[]) => announcement(frame(events), facts, 0, () => 'fame');
  expect(said([{ event: 'word_played', seat: 1 }])).toBe('Rex wrote THE for 4¢');
  expect(
    said([
      { event: 'bought', seat: 1, card: 7 },
      { event: 'turn_started', seat: 0 },
    ]),
  ).toBe('Rex: bought Mutiny. Round 2: your turn');
  expect(said([{ event: 'word_played', seat: 0 }, { event: 'game_ended' }])).toBe('');
});
