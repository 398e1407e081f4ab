import { expect, it } from 'vitest';
import { aiNames, another, colours, plainSettings, wrong } from './newgame';
import type { NewSeat } from './protocol/types';

const table = (...seats: NewSeat[]) => ({ settings: plainSettings, seats, lexicon: 'en', family: false });

it('offers every new seat a free name and a free colour', () => {
  const seats: NewSeat[] = [];
  for (let i = 0; i < 5; i++) seats.push(another(seats, i ? 'ai' : 'human', 'Author'));
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(5);
  expect(seats.map((seat) => seat.colour)).toEqual(colours.slice(0, 5));
  expect(seats[1]).toMatchObject({ name: aiNames[0], bot: 'greedy' });
  expect(another(seats, 'human', 'Author').name).toBe('Author 2');
});
it('says what is wrong with a table', () => {
  const person = another([], 'human', 'Ines');
  const computer = another([person], 'ai', '');
  expect(wrong(table(person, computer))).toBeNull();
  expect(wrong(table(computer))).toBe('start.need_human');
  expect(wrong(table(person, { ...computer, name: ' ' }))).toBe('start.need_names');
  expect(wrong(table(person, { ...computer, name: 'INES ' }))).toBe('start.same_names');
});
