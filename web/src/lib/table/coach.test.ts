import { expect, it } from 'vitest';
import { Refused } from '../api';
import type { Coached, HintKind } from '../protocol/types';
import { Coach } from './coach.svelte';

const WORD = { words: [], text: 'quartz', score: 14, draws: 0, length: 6, reasons: [] };
const told = (changes: Partial<Coached> = {}): Coached => ({
  hints: 3,
  left: 3,
  counted: false,
  nothing: false,
  nudge: null,
  word: null,
  purchases: [],
  ...changes,
});
const settled = () => new Promise((done) => setTimeout(done));

/** A coach at a server that answers in this order, and what was asked. */
function coached(...answers: (Coached | Refused)[]): { coach: Coach; asked: [number, HintKind | undefined][] } {
  const asked: [number, HintKind | undefined][] = [];
  const coach = new Coach(async (seat, kind) => {
    asked.push([seat, kind]);
    const answer = answers.shift() ?? told();
    if (answer instanceof Refused) throw answer;
    return answer;
  });
  return { coach, asked };
}

it('asks once for each question what was told already', async () => {
  const { coach, asked } = coached(told({ left: 2, counted: true, word: WORD }));
  coach.follow(0, 'word.1');
  coach.follow(0, 'word.1');
  await settled();
  expect(asked).toEqual([[0, undefined]]);
  expect(coach.told?.word?.text).toBe('quartz');
});

it('asks nothing where there is no question', async () => {
  const { coach, asked } = coached();
  coach.follow(null, 'word.1');
  coach.follow(0, '');
  await coach.ask('nudge');
  await settled();
  expect(asked).toEqual([]);
});

it('forgets what was told of an earlier question, and all of another seat', async () => {
  const { coach } = coached(told({ left: 1, counted: true, word: WORD }), told({ left: 1 }), told());
  coach.follow(0, 'word.1');
  await settled();
  coach.follow(0, 'word.2');
  expect([coach.told?.word, coach.told?.left]).toEqual([null, 1]);
  await settled();
  coach.follow(1, 'word.3');
  expect(coach.told).toBe(null);
  await settled();
});

it('can be pressed while hints are left, or when this turn has paid already', async () => {
  const { coach } = coached(told({ left: 0 }), told({ left: 0, counted: true }));
  expect(coach.open).toBe(false);
  coach.follow(0, 'word.1');
  await settled();
  expect(coach.open).toBe(false);
  coach.follow(0, 'word.2');
  await settled();
  expect(coach.open).toBe(true);
});

it('says why it was refused until the next question', async () => {
  const { coach } = coached(told(), new Refused({ code: 'hints_used', params: {} }, 403), told());
  coach.follow(0, 'word.1');
  await settled();
  await coach.ask('nudge');
  expect(coach.refusal?.code).toBe('hints_used');
  coach.follow(0, 'word.2');
  expect(coach.refusal).toBe(null);
});

it('shows nothing that comes late, when another seat looks', async () => {
  let answer: (of: Coached) => void = () => {};
  const coach = new Coach((seat) => (seat === 0 ? new Promise((done) => (answer = done)) : Promise.resolve(told())));
  coach.follow(0, 'word.1');
  coach.follow(1, 'word.1');
  await settled();
  answer(told({ word: WORD }));
  await settled();
  expect(coach.told?.word).toBe(null);
});
