import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue, shelve } from '../catalogue.svelte';
import { locale } from '../i18n.svelte';
import type { Face } from '../protocol/types';
import { links, read as route } from '../route.svelte';
import { plain } from './plain';
import { asCommon, onSale, read, usual, write } from './position';
import { face } from './testing';

beforeEach(() => {
  locale.now = 'en';
  shelve([
    face('start-r', { kind: 'starting', cost: 1 }),
    face('start-wild', { kind: 'starting', letters: '', wild: true, cost: 2 }),
    face('letter-m', { letters: 'M' }),
    face('common-e', { kind: 'common', letters: 'E', cost: 0 }),
    face('genre-x', { kind: 'genre' }),
    face('power-y', { kind: 'power' }),
    face('power-z', { kind: 'power' }),
  ]);
});
const from = (query: string) => read(query, catalogue.face, 'en');

describe('a position in an address', () => {
  const whole = {
    hand: ['start-r', 'E:2', 'TH', 'start-wild'],
    common: 'common-e',
    beside: ['genre-x', 'power-y'],
    mark: 9,
    offer: ['letter-m', 'letter-m'],
    money: 0,
    lexicon: 'en-big',
    vocabulary: 3,
    family: true,
    minimum: 4,
    text: 'más allá',
  };
  it('comes back as it was written, also by way of a link', () => {
    expect(from(write(whole))).toEqual(whole);
    const there = route(links.analysis(whole));
    expect(there).toEqual({ page: 'analysis', query: write(whole) });
    expect(write({ hand: ['start-r', 'E:2'] })).toBe('hand=start-r,E:2');
  });
  it('leaves out what is as usual, and is the usual one without a hand', () => {
    expect(write({ ...usual('en'), hand: ['start-r'] })).toBe('hand=start-r&common=common-e&lexicon=en');
    expect(from('')).toEqual(usual('en'));
    expect(from('hand=')).toMatchObject({ hand: [], common: null });
  });
  it('passes over what no card is called and what does not belong there', () => {
    const found = from('hand=start-r,nothing,?,genre-x,e,E:100&common=start-wild&offer=E,common-e,letter-m&mark=99&money=-1&vocabulary=6&minimum=x');
    expect(found).toMatchObject({ hand: ['start-r', 'start-wild'], common: null, offer: ['letter-m'], mark: 7, money: null, vocabulary: null, minimum: 2 });
    expect(from('hand=E&lexicon=../x')).toMatchObject({ lexicon: 'en' });
    expect(from('hand=E&beside=power-y,power-z,genre-x,genre-x,start-r')).toMatchObject({ beside: ['power-y', 'genre-x'] });
    expect(from(`hand=${Array(40).fill('E').join(',')}`).hand).toHaveLength(30);
    expect(from(`hand=E&text=${'x'.repeat(99)}`).text).toHaveLength(40);
  });
});

describe('plain cards', () => {
  it('have a face that can be read out', () => {
    expect(plain('E')).toMatchObject({ letters: 'E', score: 1, kind: 'letter', cost: 0, label: 'E, score 1' });
    expect(plain('TH:3')).toMatchObject({ letters: 'TH', score: 3, kind: 'two_letter' });
    expect(plain('Ñ:2')).toMatchObject({ key: 'N:2', letters: 'N', score: 2, kind: 'letter' });
    expect(from('hand=C,O,Ñ,Ó').hand).toEqual(['C', 'O', 'N', 'O']);
    expect(plain('common E:2')).toMatchObject({ letters: 'E', score: 2 });
    expect(plain('ABC') ?? plain('e') ?? plain('E:') ?? plain('letter-m')).toBeUndefined();
    expect(catalogue.face('TH')?.letters).toBe('TH');
  });
  it('can be the common card, but are never on sale', () => {
    const card = plain('E') as Face;
    expect([asCommon(card), onSale(card)]).toEqual([true, false]);
    expect(asCommon(face('w', { wild: true }))).toBe(false);
    expect(onSale(face('s', { kind: 'starting' }))).toBe(false);
  });
});
