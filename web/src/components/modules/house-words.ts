import HouseWordsPanel from './HouseWordsPanel.svelte';
import type { PartOnPage } from './registry';

export const houseWords: PartOnPage = {
  panel: HouseWordsPanel,
  propose: (play, word) => play.table.send({ do: 'propose_word', word }),
};
