import { Refused } from './api';
import { say, t, type Key } from './i18n.svelte';
import type { Refusal } from './protocol/types';

/** A refusal in words. */
export const refusalText = (refusal: Refusal, fallback: Key = 'refusal.bad_request'): string =>
  say(`refusal.${refusal.code}`, refusal.params ?? {}, fallback);
/** Why a request came to nothing, in words: refused, or not even heard. */
export const failureText = (error: unknown): string => (error instanceof Refused ? refusalText(error.refusal) : t('banner.lost'));
