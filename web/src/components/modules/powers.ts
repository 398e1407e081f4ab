import { t } from '../../lib/i18n.svelte';
import type { PartOnPage } from './registry';
import PowersPanel from './PowersPanel.svelte';
import RedrawSheet from './RedrawSheet.svelte';

/** The power that changes the hand before the word. */
const REDRAWS = 'power-ghost-writer';

export const powers: PartOnPage = {
  panel: PowersPanel,
  actions(play, view) {
    const mine = view.mine && view.parts.powers?.powers[view.mine.seat];
    if (mine?.card.card !== REDRAWS || mine.used || play.phase !== 'word') return [];
    return [{ name: 'redraw', icon: 'shuffle', label: t('powers.redraw'), act: () => (play.sheet = RedrawSheet) }];
  },
};
