import { describe, expect, it } from 'vitest';
import en from '../../../../src/paperback/abilities/texts/en.json';
import es from '../../../../src/paperback/abilities/texts/es.json';
import pt from '../../../../src/paperback/abilities/texts/pt.json';
import { locales, type Locale } from '../i18n.svelte';
import { chapter, type Chapter } from './chapters';
import { order, topics } from './topics';

const languages = Object.keys(locales) as Locale[];
const names: Record<Locale, Record<string, string>> = { en: en.names, es: es.names, pt: pt.names };
const sayings = ({ lead, parts }: Chapter) => [
  lead,
  ...parts.flatMap((part) => [part.title, ...(part.text ?? []), ...(part.list ?? []).flat(), ...('example' in part ? [part.example ?? ''] : [])]),
];
const shape = ({ parts }: Chapter) => parts.map((part) => [part.id, part.text?.length, part.list?.length, 'example' in part]);

describe.each(languages)('in %s', (language) => {
  it.each(order)('%s tells every part of it, as the other languages do', async (topic) => {
    const read = await chapter(language, topic);
    expect(read.parts.map(({ id }) => id)).toEqual(topics[topic]);
    for (const part of read.parts) expect((part.text?.length ?? 0) + (part.list?.length ?? 0), part.id).toBeGreaterThan(0);
    for (const saying of sayings(read)) expect(saying).toMatch(/^\S.*\S$/);
    expect(shape(read)).toEqual(shape(await chapter('en', topic)));
  });
  it('no chapter repeats a sentence of the English one', async () => {
    if (language === 'en') return;
    for (const topic of order) {
      const english = new Set(sayings(await chapter('en', topic)).filter((saying) => saying.split(' ').length > 4));
      expect(sayings(await chapter(language, topic)).filter((saying) => english.has(saying))).toEqual([]);
    }
  });
  it('cards have the names that they have on the table', async () => {
    const all = (await Promise.all(order.map((topic) => chapter(language, topic)))).flatMap(sayings).join('\n').replaceAll('’', "'");
    expect(Object.values(names[language]).filter((name) => !all.includes(name))).toEqual([]);
  });
});
