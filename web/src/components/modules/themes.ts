import { t } from '../../lib/i18n.svelte';
import type { PartOnPage } from './registry';
import ThemePanel from './ThemePanel.svelte';

export const themes: PartOnPage = {
  panel: ThemePanel,
  prize: ({ parts: { themes: theme } }) =>
    theme && { title: t('themes.title'), card: theme.card.card, fame: theme.fame, seats: theme.holder === null ? [] : [theme.holder] },
};
