/** What each part of a game brings to the table's page, by the part's name: a panel, actions beside the usual ones. */
import type { Component } from 'svelte';
import type { SeatView, TableFacts } from '../../lib/protocol/types';
import type { Play } from '../../lib/table/play.svelte';
import type { Sale } from '../../lib/table/sale';
import { attacks } from './attacks';
import { awards } from './awards';
import { cooperative } from './cooperative';
import { houseWords } from './house-words';
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
  /** What the seat may do of it now. */
  actions?: (play: Play, view: SeatView) => Extra[];
}

const known: { [name in keyof Parts]?: PartOnPage } = { cooperative, awards, themes, typos, attacks, votes, house_words: houseWords };

/** The parts of this game that bring something. */
const partsOnPage = (view: SeatView): [name: string, part: PartOnPage][] =>
  Object.entries(known).filter(([name]) => view.parts[name as keyof Parts]);
export const panelsOf = (view: SeatView): [name: string, panel: Component<PanelProps>][] =>
  partsOnPage(view).flatMap(([name, { panel }]) => (panel ? [[name, panel]] : []));
/** The board of this game, if it has one. */
export const boardOf = (view: SeatView): Component<BoardProps> | undefined =>
  partsOnPage(view).find(([, part]) => part.board)?.[1].board;
/** Everything beside the usual that the seat may do now. */
export const extras = (play: Play): Extra[] => {
  const { view, question } = play;
  return view && question ? partsOnPage(view).flatMap(([, part]) => part.actions?.(play, view) ?? []) : [];
};
