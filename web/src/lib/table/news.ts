/** What happened, in sentences: for the log, the line on the phone and the live region. */
import { catalogue } from '../catalogue.svelte';
import { known, listed, t } from '../i18n.svelte';
import type { Frame, GameEvent, SeatView, StoryTurn, TableFacts } from '../protocol/types';

export interface Part {
  text: string;
  as: 'plain' | 'strong' | 'word';
}

/** How a card is called in a sentence: its title or its letters. */
export function called(key: string): string {
  const face = catalogue.face(key);
  if (face?.kind === 'genre') return t('genre.card', { letters: face.letters, name: face.name });
  return face ? face.name || face.letters || t('card.draft') : catalogue.title(key) || key;
}
export const nameOf = (facts: TableFacts, seat: number, viewer: number | null): string =>
  seat === viewer ? t('you') : (facts.seats[seat]?.name ?? '');

const person = (seat: number, viewer: number | null) => (seat === viewer ? 'you' : 'they');

/** Fields of events that are seats, alone or several. */
const SEATS = new Set(['seat', 'taker', 'claimant', 'by', 'earned']);
/** Fields that say how many. */
const AMOUNTS = new Set(['count', 'amount', 'number']);
/** Stands for a card whose face is not known here: what would name it is not said. */
const UNSEEN = '\0';
/** What an event of a mode or a module says, in this mode or in any; nothing of one that has no sentence. */
export function eventText(event: GameEvent, facts: TableFacts, cardOf: CardOf): string | undefined {
  const params: Record<string, string | number> = {};
  const keys = [`event.${facts.settings.mode}.${event.event}`, `event.${event.event}`];
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (SEATS.has(field)) {
      const seats = [value].flat().filter((one) => typeof one === 'number');
      if (!seats.length) return undefined;
      params[field] = listed(seats.map((seat) => nameOf(facts, seat, null)));
    } else if (field === 'card' || field === 'cards') {
      const faces = [value].flat().map((card) => cardOf(card as number));
      params[field] = listed(faces.map((face) => (face === undefined ? UNSEEN : called(face))));
    } else if (field !== 'event' && (typeof value === 'string' || typeof value === 'boolean')) {
      params[field] = called(String(value));
      keys.unshift(`event.${event.event}.${value}`);
    } else if (typeof value === 'number') params[AMOUNTS.has(field) ? 'n' : field] = value;
  }
  return keys.map((key) => known(key, params)).find((text) => text !== undefined && !text.includes(UNSEEN));
}
type CardOf = (id: number) => string | undefined;

/** One turn as a sentence with its names and words set off. */
export function sentence(turn: StoryTurn, facts: TableFacts, viewer: number | null, cardOf: CardOf = () => undefined): Part[] {
  const who = nameOf(facts, turn.seat, viewer);
  const is = person(turn.seat, viewer);
  const words = turn.words.map((word) => `⟦w${word}⟧`);
  const bold = (keys: string[]) => listed(keys.map((key) => `⟦b${called(key)}⟧`));
  const said = [
    words.length
      ? t(`log.wrote.${is}`, { name: `⟦b${who}⟧`, words: listed(words), money: turn.score })
      : t(`log.passed.${is}`, { name: `⟦b${who}⟧` }),
    turn.bought.length ? t(`log.bought.${is}`, { cards: bold(turn.bought) }) : '',
    turn.gained.length ? t(`log.gained.${is}`, { cards: bold(turn.gained) }) : '',
    ...turn.also.map((event) => eventText(event, facts, cardOf) ?? ''),
  ];
  return marked(`${said.filter(Boolean).join('; ')}.`);
}
function marked(text: string): Part[] {
  return text
    .split(/(⟦.*?⟧)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('⟦') ? { text: piece.slice(2, -1), as: piece[1] === 'w' ? 'word' : 'strong' } : { text: piece, as: 'plain' },
    );
}
export const plain = (parts: Part[]): string => parts.map((part) => part.text).join('');

/** The turns that have been shown so far: the server may already know more of them than the eyes have seen. */
export function told(turns: readonly StoryTurn[], view: SeatView): StoryTurn[] {
  if (view.outcome) return [...turns];
  const left = new Map(view.seats.map((seat) => [seat.seat, seat.turns]));
  return turns.filter((turn) => {
    const more = left.get(turn.seat) ?? 0;
    left.set(turn.seat, more - 1);
    return more > 0;
  });
}

const spelled = (frame: Frame, seat: number): string[] =>
  frame.view.seats[seat]?.play.words.map((word) => word.map((tile) => tile.letters).join('')) ?? [];

/** What others did in this frame, for the live region; nothing of what the viewer did. */
export function announcement(frame: Frame, facts: TableFacts, viewer: number | null, cardOf: CardOf): string {
  const said: string[] = [];
  for (const event of frame.events) {
    const told = eventText(event, facts, cardOf);
    if (told) said.push(told);
    if (!('seat' in event)) continue;
    const seat = event.seat;
    if (event.event === 'turn_started' && seat === viewer) said.push(t('news.your_turn', { round: frame.view.round }));
    if (seat === viewer) continue;
    const name = nameOf(facts, seat, viewer);
    if (event.event === 'word_played') {
      said.push(t('log.wrote.they', { name, words: listed(spelled(frame, seat)), money: frame.view.seats[seat]?.play.score ?? 0 }));
    } else if (event.event === 'passed') said.push(t('log.passed.they', { name }));
    else if (event.event === 'bought' || event.event === 'gained' || event.event === 'common_gained') {
      const key = cardOf(event.card);
      if (key) said.push(`${name}: ${t(event.event === 'bought' ? 'log.bought.they' : 'log.gained.they', { cards: called(key) })}`);
    }
  }
  return said.join('. ');
}
