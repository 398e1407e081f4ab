/** What each part of a game brings to the table's page, by the part's name: a panel, actions beside the usual ones. */
import type { Component } from 'svelte';
import type { SeatView, TableFacts } from '../../lib/protocol/types';
import type { Play } from '../../lib/table/play.svelte';
import { attacks } from './attacks';
import { awards } from './awards';
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
  /** What the seat may do of it now. */
  actions?: (play: Play, view: SeatView) => Extra[];
}

const known: { [name in keyof Parts]?: PartOnPage } = { awards, themes, typos, attacks, votes, house_words: houseWords };

/** The parts of this game that bring something. */
export const partsOnPage = (view: SeatView): [name: string, part: PartOnPage][] =>
  Object.entries(known).filter(([name]) => view.parts[name as keyof Parts]);
/** Everything beside the usual that the seat may do now. */
export const extras = (play: Play): Extra[] => {
  const { view, question } = play;
  return view && question ? partsOnPage(view).flatMap(([, part]) => part.actions?.(play, view) ?? []) : [];
};
