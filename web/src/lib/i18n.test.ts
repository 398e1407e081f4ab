import { describe, expect, it } from 'vitest';
import { listed, locale, locales, say, t, translate, type Key, type Locale } from './i18n.svelte';

const languages = Object.keys(locales) as Locale[];
const texts = (language: Locale, key: Key): string[] => {
  const entry: string | { one: string; other: string } = locales[language][key];
  return typeof entry === 'string' ? [entry] : [entry.one, entry.other];
};
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('the messages', () => {
  const keys = Object.keys(locales.en) as Key[];
  it.each(languages)('are the same in %s: keys, plurals and parameters', (language) => {
    expect(Object.keys(locales[language])).toEqual(keys);
    for (const key of keys) {
      expect(texts(language, key).map(holes), key).toEqual(texts('en', key).map(holes));
      for (const text of texts(language, key)) expect(text.trim(), key).not.toBe('');
    }
  });
  it('fill in parameters and choose the plural of the language', () => {
    expect(translate('en', 'letters', { n: 1 })).toBe('1 letter');
    expect(translate('en', 'letters', { n: 8 })).toBe('8 letters');
    expect(translate('pt', 'letters', { n: 0 })).toBe('0 letra');
    expect(translate('es', 'act.buy', { cards: 'N', price: 6 })).toBe('Comprar N por 6¢');
  });
  it('fall back for a code that has no message', () => {
    locale.now = 'en';
    expect(say('refusal.too_dear', {}, 'refusal.bad_request')).toBe(t('refusal.too_dear'));
    expect(say('refusal.made_up', {}, 'refusal.bad_request')).toBe(t('refusal.bad_request'));
  });
  it('join lists as the language does, and tell the document', () => {
    locale.now = 'es';
    expect(listed(['H', 'TH', 'S'])).toBe('H, TH y S');
    expect(listed(['H', 'S'], 'disjunction')).toBe('H o S');
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('paperback.locale')).toBe('es');
  });
});
