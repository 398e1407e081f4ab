/** How the cards of a question are laid out, where its purpose asks for more than the cards themselves. */
import type { Component } from 'svelte';
import type { Ask, SeatView } from '../../lib/protocol/types';
import type { Choice } from '../../lib/table/choice.svelte';
import GenreDraft from './genres/GenreDraft.svelte';

export interface ChooserProps {
  question: Ask<'choose_cards'>;
  choice: Choice;
  view: SeatView;
}
const known: Record<string, Component<ChooserProps>> = { draft_genre: GenreDraft };

export const chooserOf = (question: Ask<'choose_cards'> | Ask<'arrange'>): Component<ChooserProps> | undefined =>
  question.ask === 'choose_cards' ? known[question.effect] : undefined;
