import { t } from '../../lib/i18n.svelte';
import type { SeatView } from '../../lib/protocol/types';
import type { Play } from '../../lib/table/play.svelte';
import BountyPanel from './BountyPanel.svelte';
import type { Extra, PartOnPage } from './registry';
import Suggested from './Suggested.svelte';

function actions(play: Play, view: SeatView): Extra[] {
  const { bounty } = view.parts;
  const seat = view.mine?.seat;
  if (!bounty || seat === undefined || !['word', 'shop'].includes(play.phase)) return [];
  const found: Extra[] = [];
  if (play.phase === 'word' && bounty.can_ask && view.active === seat)
    found.push({ name: 'ask-word', icon: 'eye', label: t('bounty.ask'), act: () => play.table.send({ do: 'want_word' }) });
  if (bounty.asker === seat)
    for (const other of play.table.others)
      found.push({
        name: `hand-${other}`,
        icon: 'next',
        label: t('bounty.hand', { name: play.table.facts?.seats[other]?.name ?? '' }),
        act: () => play.table.hand(other),
      });
  const tokens = bounty.tokens[seat] ?? 0;
  if (tokens) found.push({ name: 'cash', icon: 'coin', label: t('bounty.cash', { n: tokens }), act: () => play.table.send({ do: 'cash_tokens', count: 1 }) });
  return found;
}

export const bounty: PartOnPage = { panel: BountyPanel, overWord: Suggested, actions };
