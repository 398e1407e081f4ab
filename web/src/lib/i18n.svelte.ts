/** Every sentence of the interface, from the same files as the server's; the server itself sends codes, never sentences. */
import en from '../../../src/paperback/locales/en.json';
import es from '../../../src/paperback/locales/es.json';
import pt from '../../../src/paperback/locales/pt.json';
import { kept } from './kept';

type Messages = typeof en;
export type Key = keyof Messages;
export type Params = Record<string, string | number>;
type Rest<K extends Key> = Messages[K] extends string ? [params?: Params] : [params: Params & { n: number }];

export const locales = { en, es, pt } satisfies Record<string, Messages>;
export type Locale = keyof typeof locales;
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español', pt: 'Português' };
const isLocale = (name: string | null): name is Locale => name !== null && name in locales;

export function translate<K extends Key>(language: Locale, key: K, ...[params]: Rest<K>): string {
  const entry: string | { one: string; other: string } = locales[language][key];
  const text =
    typeof entry === 'string' ? entry : entry[new Intl.PluralRules(language).select(Number(params?.n)) === 'one' ? 'one' : 'other'];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''));
}

const guess = (): Locale => navigator.languages.map((l) => l.slice(0, 2)).find(isLocale) ?? 'en';
const remembered = kept.get('locale');
let current = $state<Locale>(isLocale(remembered) ? remembered : guess());

export const locale = {
  get now() {
    return current;
  },
  set now(language: Locale) {
    current = language;
    kept.set('locale', language);
    document.documentElement.lang = language;
  },
};

export const t = <K extends Key>(key: K, ...params: Rest<K>): string => translate(current, key, ...params);

/** The text of a key made at run time, such as a refusal's code; `fallback` when there is no such message. */
export function say(key: string, params: Params, fallback: Key): string {
  return known(key, params) ?? translate(current, fallback as 'about.line', params);
}

/** The text of a key made at run time, if there is one. */
export const known = (key: string, params: Params = {}): string | undefined =>
  key in en ? translate(current, key as 'about.line', params) : undefined;

/** A list in words: "H, TH and S". */
export const listed = (items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(current, { type }).format(items);
