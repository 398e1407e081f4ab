import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Analysis } from '../../lib/analysis/analysis.svelte';
import { usual } from '../../lib/analysis/position';
import { face } from '../../lib/analysis/testing';
import { shelve } from '../../lib/catalogue.svelte';
import { locale } from '../../lib/i18n.svelte';
import type { AnalysisSeen } from '../../lib/protocol/types';
import BestWords from './BestWords.svelte';
import Buys from './Buys.svelte';
import CardPicker from './CardPicker.svelte';
import OneWord from './OneWord.svelte';

type Found = AnalysisSeen['best'][number];
type Asked = NonNullable<AnalysisSeen['asked']>;

const found = (text: string, score: number, changes: Partial<Found> = {}): Found => ({
  text,
  spelling: text.toUpperCase(),
  words: [],
  score,
  draws: 0,
  length: text.length,
  wins_common: false,
  level: 1,
  ...changes,
});
const asked = (changes: Partial<Asked>): Asked => ({
  text: 'rest',
  verdict: 'ok',
  level: 2,
  gloss: null,
  reach: 'REST',
  refusal: null,
  playable: true,
  score: 4,
  draws: 0,
  length: 4,
  wins_common: false,
  lines: [],
  ways: [{ words: [[{ card: 0, letters: 'R' }]], spelling: 'R', score: 4, draws: 0 }],
  choices: [],
  asks: [],
  ...changes,
});
const answered = (changes: Partial<AnalysisSeen>, position = usual('en')): Analysis => {
  const analysis = new Analysis(position);
  analysis.answer = { best: [], nodes: 1, complete: true, asked: null, purchases: null, ...changes };
  return analysis;
};

beforeEach(() => {
  locale.now = 'en';
  shelve([
    face('start-r', { kind: 'starting', label: 'R, plain' }),
    face('letter-s', { letters: 'S', full: 'Draw a card.', label: 'S, draws' }),
    face('pair-st', { letters: 'ST', kind: 'two_letter', label: 'ST' }),
    face('fame', { letters: '', wild: true, kind: 'fame', name: 'Rockets', label: 'Rockets' }),
  ]);
});

describe('one word', () => {
  const said = (changes: Partial<Asked>, best: Found[] = [found('stare', 7)], position = usual('en')) => {
    const { container, unmount } = render(OneWord, { analysis: answered({ asked: asked(changes), best }, position) });
    const text = container.querySelector('.said')?.textContent?.replace(/\s+/g, ' ').trim();
    unmount();
    return text;
  };
  it('tells what it is worth, and what is worth more', () => {
    expect(said({})).toBe('REST is a word. It can be played: 4¢. stare is worth 3¢ more.');
    expect(said({ score: 7 })).toBe('REST is a word. It can be played: 7¢. No word is worth more.');
    expect(said({ level: 5 }, [], { ...usual('en'), vocabulary: 3 })).toContain('rarer than the vocabulary');
  });
  it('tells why it cannot be played', () => {
    const not = { playable: false, ways: [] };
    expect(said({ ...not, reach: 'RES' })).toBe('REST is a word. The cards spell it as far as RES.');
    expect(said({ ...not, reach: '' })).toContain('No card has its first letter.');
    expect(said({ playable: false, verdict: 'unknown', refusal: { code: 'word_unknown', params: {} } })).toBe('REST is not in this lexicon.');
    expect(said({ playable: false, refusal: { code: 'too_short', params: {} } })).toBe('REST is a word. The word is too short.');
    expect(said({ ...not, text: '', verdict: 'not_letters', reach: '' })).toBe('Only the letters A to Z and their accents.');
  });
});

describe('the best words', () => {
  it('are a table in which each can be looked at', async () => {
    const onlook = vi.fn();
    render(BestWords, { analysis: answered({ best: [found('stare', 7, { wins_common: true, draws: 1 }), found('rest', 4)] }), onlook });
    expect(screen.getByRole('status').textContent).toBe('2 words');
    const row = screen.getAllByRole('row')[1];
    expect(row?.textContent).toContain('wins the common card');
    expect(row?.textContent).toContain('+1 card');
    await fireEvent.click(screen.getByRole('button', { name: 'rest' }));
    expect(onlook).toHaveBeenCalledWith('rest');
    expect(screen.queryByText('Show more')).toBeNull();
  });
  it('say when there are none, and when there may be better ones', () => {
    render(BestWords, { analysis: answered({ complete: false }), onlook: vi.fn() });
    expect(screen.getByRole('status').textContent).toBe('These cards spell no such word.');
    expect(screen.getByText(/There may be better ones/)).toBeTruthy();
  });
  it('are twenty, and more when asked for', async () => {
    const analysis = answered({ best: Array.from({ length: 20 }, (_, n) => found(`word${n}`, 3)) });
    render(BestWords, { analysis, onlook: vi.fn() });
    expect(screen.getByRole('status').textContent).toBe('The 20 best words');
    await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(analysis.top).toBe(100);
  });
});

describe('what it buys', () => {
  it('is sets of cards with what is left and what they are worth', () => {
    const ware = { card: 'letter-s', price: 3, affordable: true, worth: 25 };
    const purchases = { text: 'rest', money: 4, offer: [ware], baskets: [{ offer: [0], price: 3, worth: 25 }], complete: true };
    render(Buys, { analysis: answered({ purchases }) });
    expect(screen.getByText('With the 4¢ of rest:')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent?.replace(/\s+/g, ' ')).toContain('3¢ 1¢ left worth 2.5 Fame');
  });
  it('is nothing where all is too dear', () => {
    render(Buys, { analysis: answered({ purchases: { text: '', money: 1, offer: [], baskets: [], complete: false } }) });
    expect(screen.getByText('Nothing of the offer is that cheap.')).toBeTruthy();
    expect(screen.getByText(/more sets/)).toBeTruthy();
  });
});

describe('the cards to choose from', () => {
  const open = (props: object = {}) => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const onpick = vi.fn();
    const { container } = render(CardPicker, { title: 'Choose', fits: () => true, chosen: ['start-r'], onpick, onclose: vi.fn(), ...props });
    const names = () => [...container.querySelectorAll('.shown button .vh')].map((one) => one.textContent);
    return { container, names, onpick };
  };
  it('are found by letters, by text and by title', async () => {
    const { names } = open();
    expect(names()).toEqual(['R, plain, 1 card chosen', 'S, draws', 'ST', 'Rockets']);
    const field = screen.getByLabelText('Letters or text of a card');
    await fireEvent.input(field, { target: { value: 's' } });
    expect(names()).toEqual(['S, draws', 'ST']);
    await fireEvent.input(field, { target: { value: 'draw a' } });
    expect(names()).toEqual(['S, draws']);
    await fireEvent.input(field, { target: { value: 'róck' } });
    expect(names()).toEqual(['Rockets']);
  });
  it('begin with one kind, and are picked one by one', async () => {
    const { names, onpick } = open({ kind: 'two_letter' });
    expect(names()).toEqual(['ST']);
    await fireEvent.click(screen.getByText('ST', { selector: '.vh' }));
    expect(onpick).toHaveBeenCalledWith('pair-st');
  });
  it('cannot be chosen when there is no room', () => {
    const { container } = open({ full: true });
    expect(container.querySelectorAll('.shown button:not(:disabled)')).toHaveLength(0);
    expect(screen.getByText('There is no room for more cards.')).toBeTruthy();
  });
});
