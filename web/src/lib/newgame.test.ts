import { expect, it } from 'vitest';
import { another, colours, fitted, has, limits, modules, options, plainSettings, remember, remembered, usualHints, wrong } from './newgame';
import { first } from './opponents';
import type { Described, NewGame, NewSeat, Opponents } from './protocol/types';

const opponent = (key: string, name: string, skill: string, vocabulary: number) => ({ key, name, bot: `${skill}@${vocabulary}`, skill, vocabulary });
const told: Opponents = {
  ...first,
  opponents: [
    opponent('dottie', 'Dottie Marsh', 'novice', 1),
    ...first.opponents,
    opponent('rex', 'Rex Dunmore', 'casual', 3),
    opponent('silas', 'Silas Mortlake', 'legend', 5),
  ],
};
const table = (...seats: NewSeat[]) => ({ settings: plainSettings, seats, lexicon: 'en', family: false, hints: usualHints, rated: false });

it('offers every new seat a free name and a free colour', () => {
  const seats: NewSeat[] = [];
  for (let i = 0; i < 5; i++) seats.push(another(seats, i ? 'ai' : 'human', 'Author', told));
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(5);
  expect(seats.map((seat) => seat.colour)).toEqual(colours.slice(0, 5));
  expect(seats.slice(1).map(({ name, bot }) => `${name} ${bot}`)).toEqual([
    'Hattie Bloom casual@2',
    'Rex Dunmore casual@3',
    'Dottie Marsh novice@1',
    'Silas Mortlake legend@5',
  ]);
  expect(another(seats, 'ai', '', told)).toMatchObject({ name: 'Hattie Bloom 2', bot: 'casual@2' });
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

const option = (name: string, values: (boolean | number | string)[], people = 0) => ({ name, values, default: values[0] ?? '', many: false, people });
const all: Described = {
  modes: [
    { name: 'standard', seats: [2, 5], modules: ['house_words', 'themes', 'typos'], needs: [], options: [] },
    { name: 'spy_novel', seats: [1, 1], modules: ['typos'], needs: ['typos'], options: [option('level', [1, 2, 3, 4])] },
  ],
  modules: [
    { name: 'house_words', modes: ['standard'], needs: [], people: 2, options: [option('vote_seconds', [60, 30])] },
    { name: 'themes', modes: ['standard'], needs: [], people: 0, options: [option('theme_vote', [false, true], 2), option('vote_seconds', [60, 30])] },
    { name: 'typos', modes: ['standard', 'spy_novel'], needs: [], people: 0, options: [] },
  ],
  settings: [
    { name: 'edition', values: ['anniversary', 'classic'], default: 'anniversary', modes: ['standard', 'spy_novel'] },
    { name: 'first_seat', values: [null, 0, 1], default: null, modes: ['standard', 'spy_novel'] },
    { name: 'finish_round', values: [false, true], default: false, modes: ['standard'] },
  ],
};
const person = another([], 'human', 'Ines');
const wanted = (settings: Partial<NewGame['settings']>, ...seats: NewSeat[]) => ({
  ...table(...(seats.length ? seats : [person, another([person], 'ai', '')])),
  settings: { ...plainSettings, ...settings },
});
const two = [person, another([person], 'human', 'Ines')];

it('offers what goes with the mode, and says how many people a module lacks', () => {
  expect(modules(all, wanted({})).map(({ module, always, lacks }) => [module.name, always, lacks])).toEqual([
    ['house_words', false, 2],
    ['themes', false, 0],
    ['typos', false, 0],
  ]);
  expect(modules(all, wanted({ mode: 'spy_novel' }))).toMatchObject([{ module: { name: 'typos' }, always: true, lacks: 0 }]);
  expect(limits(all, 'spy_novel')).toEqual([1, 1]);
  expect([has(all, 'standard', 'finish_round'), has(all, 'spy_novel', 'finish_round')]).toEqual([true, false]);
});
it('offers each option once, a vote only where people can vote', () => {
  const names = (settings: Partial<NewGame['settings']>, ...seats: NewSeat[]) => options(all, wanted(settings, ...seats)).map((o) => o.name);
  expect(names({ mode: 'spy_novel' })).toEqual(['level']);
  expect(names({ modules: ['themes'] })).toEqual(['vote_seconds']);
  expect(names({ modules: ['house_words', 'themes'] }, ...two)).toEqual(['vote_seconds', 'theme_vote']);
});
it('leaves out what no longer goes together, and fills or empties the seats', () => {
  const rich = wanted({ modules: ['house_words', 'typos'], options: { vote_seconds: 30 }, finish_round: true, first_seat: 1 }, ...two);
  expect(fitted(all, rich)).toEqual(rich);
  const alone = fitted(all, { ...rich, settings: { ...rich.settings, mode: 'spy_novel' } });
  expect(alone.settings).toEqual({ ...plainSettings, mode: 'spy_novel', modules: ['typos'] });
  expect(alone.seats).toEqual([person]);
  expect(fitted(all, { ...alone, settings: { ...alone.settings, mode: 'standard' } }).seats.map((s) => s.kind)).toEqual(['human', 'ai']);
  expect(fitted(all, wanted({ modules: ['house_words'] })).settings.modules).toEqual([]);
  expect(fitted(all, wanted({ mode: 'spy_novel', options: { level: 9 } })).settings.options).toEqual({});
});
it('remembers what was played last, but not who began', () => {
  remember({ ...plainSettings, mode: 'spy_novel', first_seat: 1, options: { level: 3 } });
  expect(remembered()).toEqual({ ...plainSettings, mode: 'spy_novel', options: { level: 3 } });
  localStorage.setItem('paperback.newgame', 'broken');
  expect(remembered()).toEqual(plainSettings);
});
it('remembers the computer players of the last game, and no rubbish', () => {
  const rex: NewSeat = { kind: 'ai', name: 'Bob', colour: 'blue', bot: 'legend@1' };
  remember(plainSettings, [person, rex]);
  expect(another([person], 'ai', '', told)).toMatchObject({ name: 'Bob', bot: 'legend@1' });
  expect(another([person, rex], 'ai', '', told)).toMatchObject({ name: 'Hattie Bloom', bot: 'casual@2' });
  for (const rubbish of ['broken', '7', '[null, {"name": "Bob"}, {"name": "Bob", "bot": "deep@9"}, {"name": "", "bot": "legend@1"}]']) {
    localStorage.setItem('paperback.rivals', rubbish);
    expect(another([person], 'ai', '', told).name).toBe('Hattie Bloom');
  }
});
