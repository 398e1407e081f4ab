import type { PartOnPage } from './registry';

export const discount: PartOnPage = {
  tokens: (view) => new Map(view.parts.discount?.tokens.map((card) => [card.id, card.tokens])),
};
