import { beforeEach, expect, it } from 'vitest';
import { locale } from '../../../lib/i18n.svelte';
import type { Frame, SeatView, TableFacts } from '../../../lib/protocol/types';
import { pileText, settledText } from './claims';

beforeEach(() => {
  locale.now = 'en';
});

it('says of a pile how often it is claimed, or that it is gone', () => {
  const view = {
    parts: { deadline: { claims: [{ pile: 0 }, { pile: 0 }, { pile: 2 }], gone: [17] } },
    market: { fame: [{ cost: 5 }, { cost: 8 }, { cost: 11 }, { cost: 17 }] },
  } as unknown as SeatView;
  expect([0, 1, 2, 3].map((pile) => pileText(view, pile))).toEqual(['2 ordered', undefined, '1 ordered', 'left the game']);
});
it('tells a settled round, with everybody’s word', () => {
  const facts = { seats: [{ name: 'Ines' }, { name: 'Rex' }] } as TableFacts;
  const word = [[{ letters: 'C' }, { letters: 'AT' }]];
  const seats = [
    { seat: 0, play: { words: word }, score: 4 },
    { seat: 1, play: { words: [] }, score: 0 },
  ];
  const frame = { events: [{ event: 'round_started', round: 4 }, { event: 'round_shown', round: 3, seats }] } as unknown as Frame;
  expect(settledText(frame, facts, 0)).toEqual(['Round 3 is settled', 'You wrote CAT for 4¢ and Rex passed']);
});
