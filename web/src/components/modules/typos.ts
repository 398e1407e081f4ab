import { t } from '../../lib/i18n.svelte';
import type { PartOnPage } from './registry';
import TypoPanel from './TypoPanel.svelte';

export const typos: PartOnPage = {
  panel: TypoPanel,
  actions: (play, view) =>
    view.parts.typos?.can_take
      ? [{ name: 'take-typo', icon: 'coin', label: t('typos.take'), act: () => play.table.send({ do: 'take_typo' }) }]
      : [],
};
