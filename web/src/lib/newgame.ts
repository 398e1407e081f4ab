/** What the form for a new game offers and begins with; what goes together, the server says. */
import { kept } from './kept';
import { botOf, dialsOf, first, nextOpponent, SKILLS, VOCABULARIES } from './opponents';
import type { Described, ModuleSeen, NewGame, NewSeat, OptionSeen, Opponents, Settings } from './protocol/types';

export const colours = ['red', 'blue', 'green', 'gold', 'violet', 'teal'] as const;
/** Turns in which a person may ask the coach: what is offered, and what is usual. */
export const hintCounts = [0, 1, 2, 3, 5, 10, 20] as const;
export const usualHints = 3;
const KEPT = 'newgame';
const RIVALS = 'rivals';

export type Value = Settings['options'][string];

export const plainSettings: Settings = {
  mode: 'standard',
  modules: [],
  options: {},
  edition: 'anniversary',
  starting_deck: null,
  layout: null,
  trash_from_discard: null,
  fame_piles: 'normal',
  spacebar: false,
  dyslexic: false,
  length_rule: 'at_least',
  minimum_word: 2,
  finish_round: false,
  first_seat: null,
};

/** The next seat to offer: a free colour, and for the computer an opponent who does not sit here yet, of the last game's first. */
export function another(seats: readonly NewSeat[], kind: NewSeat['kind'], person: string, told: Opponents = first): NewSeat {
  const colour = colours.find((c) => !seats.some((seat) => seat.colour === c)) ?? colours[0];
  const names = seats.map((seat) => seat.name);
  if (kind === 'human') return { kind, name: numbered(person, (name) => names.includes(name)), colour };
  const { name, bot } = rivals().find((one) => !names.includes(one.name)) ?? nextOpponent(told, names);
  return { kind, name: numbered(name, (one) => names.includes(one)), colour, bot };
}
type Rival = Required<Pick<NewSeat, 'name' | 'bot'>>;
/** The computer players of the last game in this browser. */
function rivals(): Rival[] {
  try {
    const found: unknown = JSON.parse(kept.get(RIVALS) ?? '[]');
    return Array.isArray(found) ? found.filter(isRival) : [];
  } catch {
    return [];
  }
}
function isRival(one: unknown): one is Rival {
  const { name, bot } = (one ?? {}) as Partial<Rival>;
  if (typeof name !== 'string' || typeof bot !== 'string' || !name) return false;
  const dials = dialsOf(bot);
  return SKILLS.includes(dials.skill) && VOCABULARIES.includes(dials.vocabulary) && botOf(dials) === bot;
}
function numbered(person: string, taken: (name: string) => boolean): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? person : `${person} ${n}`;
    if (!taken(name)) return name;
  }
}
const people = (seats: readonly NewSeat[]) => seats.filter((seat) => seat.kind === 'human').length;

/** Fewest and most seats of a mode. */
export const limits = (all: Described, mode: string): readonly [fewest: number, most: number] =>
  all.modes.find((one) => one.name === mode)?.seats ?? [2, 5];
/** Whether a mode has a setting. */
export const has = (all: Described, mode: string, setting: string): boolean =>
  all.settings.some((one) => one.name === setting && one.modes.includes(mode));

export interface Offer {
  module: ModuleSeen;
  /** The mode, or a module that was chosen, is not played without it. */
  always: boolean;
  /** People that it needs, when there are too few; 0 when there are enough. */
  lacks: number;
}
/** The modules that go with the mode chosen, those that always take part first. */
export function modules(all: Described, { settings, seats }: NewGame): Offer[] {
  const always = needed(all, settings);
  return all.modules
    .filter((module) => module.modes.includes(settings.mode))
    .map((module) => ({ module, always: always.has(module.name), lacks: people(seats) < module.people ? module.people : 0 }))
    .sort((a, b) => Number(b.always) - Number(a.always));
}
function needed(all: Described, settings: Settings): Set<string> {
  const found = new Set<string>();
  const waiting = [...(all.modes.find((mode) => mode.name === settings.mode)?.needs ?? [])];
  for (const name of settings.modules) waiting.push(...needs(all, name));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!found.has(name)) waiting.push(...needs(all, name));
    found.add(name);
  }
  return found;
}
const needs = (all: Described, name: string) => all.modules.find((module) => module.name === name)?.needs ?? [];

/** The options of the mode and of the modules that take part, each once. */
export function options(all: Described, { settings, seats }: NewGame): OptionSeen[] {
  const taking = new Set([...settings.modules, ...needed(all, settings)]);
  const owners = [...all.modes.filter((mode) => mode.name === settings.mode), ...all.modules.filter((module) => taking.has(module.name))];
  const found = new Map(owners.flatMap((owner) => owner.options.map((option) => [option.name, option] as const)));
  return [...found.values()].filter((option) => people(seats) >= option.people);
}
const allows = (option: OptionSeen, value: Value): boolean =>
  Array.isArray(value) ? option.many && value.every((one) => option.values.includes(one)) : !option.many && option.values.includes(value);

/** The same wishes without what does not go together; a mode's seats are added or taken away. */
export function fitted(all: Described, wanted: NewGame, told: Opponents = first): NewGame {
  const mode = all.modes.find((one) => one.name === wanted.settings.mode) ?? all.modes[0];
  if (!mode) return wanted;
  const seats = seated(wanted.seats, mode.seats, told);
  const settings: Settings = { ...wanted.settings, mode: mode.name };
  const offered = modules(all, { ...wanted, settings, seats }).filter((offer) => !offer.lacks);
  settings.modules = settings.modules.filter((name) => offered.some((offer) => offer.module.name === name));
  const known = options(all, { ...wanted, settings, seats });
  settings.options = Object.fromEntries(
    Object.entries(settings.options).filter(([name, value]) => known.some((option) => option.name === name && allows(option, value))),
  );
  const unset = Object.keys(plainSettings).filter(
    (name) => !['mode', 'modules', 'options'].includes(name) && !has(all, mode.name, name),
  );
  Object.assign(settings, Object.fromEntries(unset.map((name) => [name, plainSettings[name as keyof Settings]])));
  if ((settings.first_seat ?? 0) >= seats.length) settings.first_seat = null;
  return { ...wanted, settings, seats };
}
function seated(seats: readonly NewSeat[], [fewest, most]: readonly [number, number], told: Opponents): NewSeat[] {
  // people stay before computers do
  const kept = most < seats.length ? [...seats.filter((s) => s.kind === 'human'), ...seats.filter((s) => s.kind === 'ai')] : [...seats];
  const next = kept.slice(0, most);
  while (next.length < fewest) next.push(another(next, 'ai', '', told));
  return next;
}

/** What this browser played last, or the plain game. */
export function remembered(): Settings {
  try {
    const found: unknown = JSON.parse(kept.get(KEPT) ?? '{}');
    return { ...plainSettings, ...(typeof found === 'object' ? found : {}) };
  } catch {
    return { ...plainSettings };
  }
}
/** Remembers these settings and computer players for the next visit. */
export function remember(settings: Settings, seats: readonly NewSeat[] = []): void {
  kept.set(KEPT, JSON.stringify({ ...settings, first_seat: null }));
  const played = seats.filter((seat) => seat.kind === 'ai').map(({ name, bot }) => ({ name, bot }));
  if (played.length) kept.set(RIVALS, JSON.stringify(played));
}

/** Why the game cannot begin so, as a message key; null when it can. */
export function wrong(wanted: NewGame): 'start.need_human' | 'start.need_names' | 'start.same_names' | null {
  const names = wanted.seats.map((seat) => seat.name.trim());
  if (!people(wanted.seats)) return 'start.need_human';
  if (names.some((name) => !name)) return 'start.need_names';
  return new Set(names.map((name) => name.toLocaleLowerCase())).size < names.length ? 'start.same_names' : null;
}
