import { t } from '../../../lib/i18n.svelte';
import type { PartOnPage } from '../registry';
import DeadlinePanel from './DeadlinePanel.svelte';
import { pileText, settledText } from './claims';
import Packet from './Packet.svelte';
import Report from './Report.svelte';

export const deadline: PartOnPage = {
  panel: DeadlinePanel,
  offer: Packet,
  report: Report,
  round: ({ parts: { deadline: seen } }) => (seen ? t('deadline.round', { n: Math.max(1, seen.round), of: seen.rounds }) : ''),
  owes: ({ parts: { deadline: seen } }) => (seen && !seen.taken && seen.packet.length ? t('deadline.owes') : undefined),
  pile: pileText,
  tells: settledText,
};
