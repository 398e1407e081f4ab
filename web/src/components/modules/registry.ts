/** What each part of a game brings to the table's page, by the part's name: a panel, actions beside the usual ones. */
import type { Component, Snippet } from 'svelte';
import type { CardSeen, Frame, SeatView, TableFacts } from '../../lib/protocol/types';
import type { Play } from '../../lib/table/play.svelte';
import type { Sale } from '../../lib/table/sale';
import { attacks } from './attacks';
import { awards } from './awards';
import { bounty } from './bounty';
import { cooperative } from './cooperative';
import { deadline } from './deadline';
import { discount } from './discount';
import { genres } from './genres';
import { houseWords } from './house-words';
import { powers } from './powers';
import { spyNovel } from './spy';
import { themes } from './themes';
import { typos } from './typos';
import { votes } from './votes';

export type Parts = SeatView['parts'];
export interface PanelProps {
  play: Play;
  view: SeatView;
  facts: TableFacts;
}
export interface BoardProps extends PanelProps {
  sale: Sale;
}
export interface OfferProps extends BoardProps {
  /** The common card, and what may be done with it. */
  common: Snippet;
}
/** Something that a seat may do now. */
export interface Extra {
  name: string;
  icon: string;
  label: string;
  act: () => unknown;
}
export interface PartOnPage {
  /** What lies on the table of it. */
  panel?: Component<PanelProps>;
  /** What lies in the market in place of the piles of novels. */
  board?: Component<BoardProps>;
  /** How that lies when the game is over. */
  ended?: Component<{ view: SeatView }>;
  /** What lies in the market in place of the offer. */
  offer?: Component<OfferProps>;
  /** What is to be read while no word is laid. */
  report?: Component<PanelProps>;
  /** What a seat has of it, in that seat's own sheet. */
  seat?: Component<{ view: SeatView; seat: number }>;
  /** What lies on a card beside the hand. */
  beside?: Component<{ view: SeatView; card: CardSeen }>;
  /** How the round is called. */
  round?: (view: SeatView) => string;
  /** Why buying cannot end yet. */
  owes?: (view: SeatView) => string | undefined;
  /** What is to be said of a pile of novels. */
  pile?: (view: SeatView, pile: number) => string | undefined;
  /** What happened, for the live region, beyond the sentences of single events. */
  tells?: (frame: Frame, facts: TableFacts, viewer: number | null) => string[];
  /** What stands over the word. */
  overWord?: Component<PanelProps>;
  /** Lets the table decide on a word that the lexicon does not have. */
  propose?: (play: Play, word: string) => unknown;
  /** Cents that cards of the offer are cheaper by, by card. */
  tokens?: (view: SeatView) => ReadonlyMap<number, number>;
  /** Who got what of it, when the game is over. */
  prize?: (view: SeatView) => Prize | null | undefined;
  /** What the seat may do of it now. */
  actions?: (play: Play, view: SeatView) => Extra[];
}
export interface Prize {
  title: string;
  card: string;
  fame: number;
  seats: readonly number[];
}

const known: { [name in keyof Parts]?: PartOnPage } = { deadline, cooperative, spy_novel: spyNovel, genres, awards, themes, typos, attacks, discount, powers, bounty, votes, house_words: houseWords };

/** The parts of this game that bring something. */
export const partsOnPage = (view: SeatView): [name: string, part: PartOnPage][] =>
  Object.entries(known).filter(([name]) => view.parts[name as keyof Parts]);
export const panelsOf = (view: SeatView): [name: string, panel: Component<PanelProps>][] =>
  partsOnPage(view).flatMap(([name, { panel }]) => (panel ? [[name, panel]] : []));
/** What every part of this game that has it brings. */
export const allBrought = <K extends keyof PartOnPage>(view: SeatView, what: K): NonNullable<PartOnPage[K]>[] =>
  partsOnPage(view).flatMap(([, part]) => (part[what] ? [part[what]] : []));
/** What the first part of this game that has it brings. */
export const brought = <K extends keyof PartOnPage>(view: SeatView, what: K): PartOnPage[K] | undefined =>
  partsOnPage(view).find(([, part]) => part[what])?.[1][what];
/** Everything beside the usual that the seat may do now. */
export const extras = (play: Play): Extra[] => {
  const { view, question } = play;
  return view && question ? partsOnPage(view).flatMap(([, part]) => part.actions?.(play, view) ?? []) : [];
};
