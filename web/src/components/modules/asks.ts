/** Questions that parts bring, each with its own answer sheet. */
import type { Component } from 'svelte';
import type { Ask, Question, TableFacts } from '../../lib/protocol/types';
import type { Play } from '../../lib/table/play.svelte';
import SuggestAsk from './SuggestAsk.svelte';
import VoteAsk from './VoteAsk.svelte';

type Sheet<K extends Question['ask']> = Component<{ question: Ask<K>; play: Play; facts: TableFacts }>;
const known: { [K in Question['ask']]?: Sheet<K> } = { vote: VoteAsk, suggest: SuggestAsk };

/** The answer sheet of a question that is not the table's own. */
export const sheetOf = (question: Question) => known[question.ask] as Sheet<Question['ask']> | undefined;
