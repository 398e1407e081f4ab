/** Fame that several seats may want in one round, and what came of it, in words. */
import { listed, t } from '../../../lib/i18n.svelte';
import type { Frame, SeatView, TableFacts } from '../../../lib/protocol/types';
import { nameOf } from '../../../lib/table/news';

/** What is to be said of a Fame pile: how often it is claimed, or that it is gone. */
export function pileText(view: SeatView, pile: number): string | undefined {
  const seen = view.parts.deadline;
  const claims = seen?.claims.filter((claim) => claim.pile === pile).length;
  if (claims) return t('deadline.claimed', { n: claims });
  return seen?.gone.includes(view.market.fame[pile]?.cost ?? 0) ? t('deadline.pile_gone') : undefined;
}

/** A round that was settled, for the live region: every seat's word. */
export function settledText(frame: Frame, facts: TableFacts, viewer: number | null): string[] {
  return frame.events.flatMap((event) => {
    if (event.event !== 'round_shown') return [];
    const words = event.seats.map((one) => {
      const name = nameOf(facts, one.seat, viewer);
      const is = one.seat === viewer ? 'you' : 'they';
      const word = one.play.words.map((tiles) => tiles.map((tile) => tile.letters).join('')).join(' ');
      return word ? t(`log.wrote.${is}`, { name, words: word, money: one.score }) : t(`log.passed.${is}`, { name });
    });
    return [t('deadline.settled', { n: event.round }), listed(words)];
  });
}
