import { describe, expect, it } from 'vitest';
import en from '../../../../src/paperback/abilities/texts/en.json';
import es from '../../../../src/paperback/abilities/texts/es.json';
import pt from '../../../../src/paperback/abilities/texts/pt.json';
import { locales, type Locale } from '../i18n.svelte';
import type { Chapter } from './chapters';
import { order, topics, type Topic } from './topics';

const languages = Object.keys(locales) as Locale[];
const names: Record<Locale, Record<string, string>> = { en: en.names, es: es.names, pt: pt.names };
const files = import.meta.glob<Chapter>('../../../../src/paperback/locales/rules/*/*.json', { eager: true, import: 'default' });
const chapter = (language: Locale, topic: Topic): Chapter => {
  const found = files[`../../../../src/paperback/locales/rules/${language}/${topic}.json`];
  if (!found) throw new Error(`${topic} is not told in ${language}`);
  return found;
};
const sayings = ({ lead, parts }: Chapter) => [
  lead,
  ...parts.flatMap((part) => [part.title, ...(part.text ?? []), ...(part.list ?? []).flat(), ...('example' in part ? [part.example ?? ''] : [])]),
];
const shape = ({ parts }: Chapter) => parts.map((part) => [part.id, part.text?.length, part.list?.length, 'example' in part]);

describe.each(languages)('in %s', (language) => {
  it.each(order)('%s tells every part of it, as the other languages do', (topic) => {
    const read = chapter(language, topic);
    expect(read.parts.map(({ id }) => id)).toEqual(topics[topic]);
    for (const part of read.parts) expect((part.text?.length ?? 0) + (part.list?.length ?? 0), part.id).toBeGreaterThan(0);
    for (const saying of sayings(read)) expect(saying).toMatch(/^\S.*\S$/);
    expect(shape(read)).toEqual(shape(chapter('en', topic)));
  });
  it('there is a file for every chapter and no other', () => {
    const told = Object.keys(files).filter((file) => file.includes(`/${language}/`));
    expect(told.map((file) => file.replace(/.*\/|\.json/g, '')).sort()).toEqual([...order].sort());
  });
  it('no chapter repeats a sentence of the English one', () => {
    if (language === 'en') return;
    for (const topic of order) {
      const english = new Set(sayings(chapter('en', topic)).filter((saying) => saying.split(' ').length > 4));
      expect(sayings(chapter(language, topic)).filter((saying) => english.has(saying))).toEqual([]);
    }
  });
  it('cards have the names that they have on the table', () => {
    const all = order.map((topic) => chapter(language, topic)).flatMap(sayings).join('\n').replaceAll('’', "'");
    expect(Object.values(names[language]).filter((name) => !all.includes(name))).toEqual([]);
  });
});
