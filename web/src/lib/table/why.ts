/** The coach's numbers in sentences. */
import { known, listed, locale, t } from '../i18n.svelte';
import type { Nudge, Reason } from '../protocol/types';
import { called } from './news';

/** Something about a good word. */
export function nudged({ lengths, letter }: Nudge): string {
  const [first = 0, second] = lengths;
  return second === undefined ? t('coach.nudge', { n: first, letter }) : t('coach.nudge_two', { n: first, second, letter });
}
/** Why: the first reason as it stands, the others after it. */
export function why(reasons: readonly Reason[]): string {
  const [first = '', ...rest] = reasons.map(reasonText).filter(Boolean);
  return rest.length ? t('coach.why', { first, rest: listed(rest) }) : first;
}
/** A number of the coach as people write it: hundredths of a cent with one digit after the point. */
const cents = (hundredths: number) => (hundredths / 100).toLocaleString(locale.now, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
function reasonText({ code, params = {} }: Reason): string {
  const named = { ...params };
  if (typeof params.card === 'string') named.card = called(params.card);
  if (typeof params.cents === 'number') named.cents = cents(params.cents);
  return known(`coach.why.${code}`, named) ?? '';
}
