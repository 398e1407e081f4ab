import { say } from '../../lib/i18n.svelte';
import type { Parts } from './registry';

type Limit = NonNullable<Parts['attacks']>['limits'][number];

/** What an attack does to the seat that it binds. */
export const limitText = (limit: Limit): string => say(`attacks.${limit.kind}`, { n: limit.amount }, 'attacks.title');
