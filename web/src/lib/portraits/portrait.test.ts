import { describe, expect, it } from 'vitest';
import { locales } from '../i18n.svelte';
import { keyOf, portrait, recipeOf } from './portrait';
import { recipes } from './recipes';

const keys = Object.keys(recipes);
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

describe('a portrait', () => {
  it.each([...keys, 'Somebody Else', 'constructor', ''])('of %s is well-formed, decorative and complete', (name) => {
    const svg = portrait(name);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
    expect(parsed(svg).getAttribute('aria-hidden')).toBe('true');
    expect(svg).not.toMatch(/undefined|NaN/);
  });
  it('is another one for every opponent', () => {
    expect(new Set(keys.map(portrait)).size).toBe(keys.length);
  });
  it('depends on the name alone, and other names have faces of their own', () => {
    expect(recipeOf('Bob')).toEqual(recipeOf(' Bob '));
    const made = Array.from({ length: 40 }, (_, i) => portrait(`Author ${i}`));
    expect(new Set(made).size).toBeGreaterThan(35);
  });
});
it('is known by the first name, in plain letters', () => {
  expect(['Graça Salvaterra', ' Tomás  Cordel', 'Hattie', ''].map(keyOf)).toEqual(['graca', 'tomas', 'hattie', '']);
});
it('is there for everybody whose character is told', () => {
  const told = Object.keys(locales.en).flatMap((key) => key.match(/^character\.(\w+)$/)?.[1] ?? []);
  expect(told.sort()).toEqual([...keys].sort());
});
