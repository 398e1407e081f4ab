/** The texts of the rules, fetched by chapter and language when they are read. */
import type { Locale } from '../i18n.svelte';
import type { Topic } from './topics';

export interface Part {
  /** A clause, or the name of what several tell. */
  id: string;
  title: string;
  text?: string[];
  /** Terms and what they mean. */
  list?: [term: string, meaning: string][];
  example?: string;
}
export interface Chapter {
  lead: string;
  parts: Part[];
}

const files = import.meta.glob<Chapter>('../../../../src/paperback/locales/rules/*/*.json', { import: 'default' });

/** One chapter in one language; rejects when it cannot be fetched. */
export function chapter(language: Locale, topic: Topic): Promise<Chapter> {
  const load = files[`../../../../src/paperback/locales/rules/${language}/${topic}.json`];
  if (!load) throw new Error(`no chapter ${topic} in ${language}`);
  return load();
}
