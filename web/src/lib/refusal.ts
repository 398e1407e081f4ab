import { Refused } from './api';
import { known, say, t, type Key, type Params } from './i18n.svelte';
import type { Refusal } from './protocol/types';

/** Parameters that are names of modes, modules or options. */
const NAMES = ['mode', 'module', 'option'];
const called = (name: string) => known(`rules.topic.${name}`) ?? known(`option.${name}`) ?? name;
const named = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, NAMES.includes(key) ? called(String(value)) : value]));

/** A refusal in words. */
export const refusalText = (refusal: Refusal, fallback: Key = 'refusal.bad_request'): string =>
  say(`refusal.${refusal.code}`, named(refusal.params ?? {}), fallback);
/** Why a request came to nothing, in words: refused, or not even heard. */
export const failureText = (error: unknown): string => (error instanceof Refused ? refusalText(error.refusal) : t('banner.lost'));
