import { t } from '../../lib/i18n.svelte';
import AwardPanel from './AwardPanel.svelte';
import type { PartOnPage } from './registry';

export const awards: PartOnPage = {
  panel: AwardPanel,
  prize: ({ parts: { awards: award } }) =>
    award && { title: t('awards.title'), card: award.card.card, fame: award.fame, seats: award.leaders },
};
