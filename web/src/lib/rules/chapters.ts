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

const FOLDER = '../../../../src/paperback/locales/rules';
// addresses, not modules: a module that once failed to load is not asked for again in the same page
const files = import.meta.glob<string>('../../../../src/paperback/locales/rules/*/*.json', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** One chapter in one language; rejects when it cannot be fetched. */
export async function chapter(language: Locale, topic: Topic): Promise<Chapter> {
  const address = files[`${FOLDER}/${language}/${topic}.json`];
  if (!address) throw new Error(`no chapter ${topic} in ${language}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Chapter;
}
