/** Cards that the catalogue does not have: plain letters with a score, `E`, `TH` or `E:2`. */
import { t } from '../i18n.svelte';
import type { Face } from '../protocol/types';

// the server calls a card common by another name when it is made to be one
const NAME = /^(?:common )?([A-Z]{1,2})(?::(\d{1,2}))?$/;

/** The face of a plain card by its name, where accents do not count; nothing for other names. */
export function plain(name: string): Face | undefined {
  const key = name.normalize('NFD').replace(/\p{M}/gu, '');
  const [, letters, digits] = NAME.exec(key) ?? [];
  if (!letters) return undefined;
  const score = Number(digits ?? 1);
  return {
    key,
    kind: letters.length === 2 ? 'two_letter' : 'letter',
    letters,
    wild: false,
    score,
    cost: 0,
    fame: 0,
    name: '',
    genre: '',
    short: '',
    full: '',
    label: t('analysis.plain', { letters, score }),
    icon: 'none',
    rulings: [],
    unlockable: false,
  };
}
