import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Offline, Refused } from '../api';
import { shelve } from '../catalogue.svelte';
import { locale, t } from '../i18n.svelte';
import type { AnalysisSeen } from '../protocol/types';
import { Analysis } from './analysis.svelte';
import { usual } from './position';
import { face } from './testing';

const nothing: AnalysisSeen = { best: [], nodes: 0, complete: true, asked: null, purchases: null };
let analysis: Analysis;
beforeEach(() => {
  vi.useFakeTimers();
  locale.now = 'en';
  shelve([
    face('start-r', { kind: 'starting' }),
    face('start-wild', { kind: 'starting', letters: '', wild: true }),
    face('start-r-again', { kind: 'starting', full: 'again' }),
    face('letter-s', { letters: 'S' }),
  ]);
  analysis = new Analysis({ ...usual('en'), hand: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('adds typed letters as printed cards without a text, or as plain ones', () => {
  analysis.type('rS? ñ-');
  expect(analysis.position.hand).toEqual(['start-r', 'S', 'start-wild', 'N']);
  analysis.type('r'.repeat(40));
  expect(analysis.position.hand).toHaveLength(30);
  expect(analysis.hasRoom('hand')).toBe(false);
});

it('keeps a card in the hand, once, or takes it out', () => {
  analysis.keep('common-spacebar', true);
  analysis.keep('common-spacebar', true);
  expect(analysis.position.hand).toEqual(['common-spacebar']);
  analysis.keep('common-spacebar', false);
  expect(analysis.position.hand).toEqual([]);
});

it('asks once for several changes, with what was chosen', async () => {
  const asked = vi.spyOn(api, 'analyse').mockResolvedValue(nothing);
  analysis.add('hand', 'start-r');
  analysis.ask();
  analysis.filters.starts = ' re-';
  analysis.filters.shortest = 9;
  analysis.filters.longest = 4;
  analysis.position.text = '  ';
  analysis.ask();
  expect(analysis.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ hand: ['start-r'], common: 'common-e', mark: 7, starts: 're', shortest: 9, longest: 9, text: null, top: 20 });
  expect([analysis.answer, analysis.busy]).toEqual([nothing, false]);
});

it('asks nothing about an empty hand', async () => {
  const asked = vi.spyOn(api, 'analyse').mockResolvedValue(nothing);
  analysis.ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).not.toHaveBeenCalled();
});

it('says why an answer did not come, and asks again when the server was away', async () => {
  analysis.add('hand', 'start-r');
  const asked = vi.spyOn(api, 'analyse').mockRejectedValueOnce(new Refused({ code: 'no_cards', params: {} }, 422));
  analysis.ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(analysis.failed).toBe(t('refusal.no_cards'));
  asked.mockRejectedValueOnce(new Offline()).mockResolvedValueOnce(nothing);
  analysis.ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(analysis.failed).toBe(t('banner.lost'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([analysis.failed, analysis.answer]).toEqual(['', nothing]);
});
