/** What hero actions and enemy cards say, asked for once in each language. */
import { api } from '../../../lib/api';
import { catalogue } from '../../../lib/catalogue.svelte';
import { locale, type Locale } from '../../../lib/i18n.svelte';
import type { SpyTexts } from '../../../lib/protocol/types';

let texts = $state.raw<SpyTexts>({ actions: [], enemies: [] });
let told: Locale | undefined;

export const spyTexts = {
  action: (key: string) => texts.actions.find((one) => one.key === key),
  enemy: (key: string) => texts.enemies.find((one) => one.key === key),
  /** Asks the server, when the language is a new one. */
  load: async (): Promise<void> => {
    const language = locale.now;
    if (told === language) return;
    const found = (await api.boards()).spy_novel;
    if (language !== locale.now) return;
    told = language;
    texts = found;
    catalogue.entitle([...found.actions, ...found.enemies]);
  },
};
