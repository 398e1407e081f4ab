import { describe, expect, it } from 'vitest';
import { cover, genres, isGenre } from './cover';
import { titleLines } from './lettering';

describe('a cover', () => {
  it('depends on its title, genre and place alone', () => {
    expect(cover('The Corpse Wore Corduroy', 'mystery', 1)).toBe(cover('The Corpse Wore Corduroy', 'mystery', 1));
    expect(cover('The Corpse Wore Corduroy', 'mystery', 1)).not.toBe(cover('The Corpse Wore Corduroy', 'mystery', 2));
    expect(cover('The Corpse Wore Corduroy', 'mystery', 1)).not.toBe(cover('The Corpse Wore Denim', 'mystery', 1));
  });
  it.each(genres)('of %s is well-formed for every place, with its title in it', (genre) => {
    for (let nth = 0; nth < 6; nth++) {
      const svg = cover('Rain on Typebar Street', genre, nth);
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(svg).not.toMatch(/undefined|NaN/);
      const said = parsed.documentElement.textContent.replace(/\u00a0/g, ' ').toLowerCase();
      for (const word of ['rain', 'typebar', 'street']) expect(said).toContain(word);
    }
  });
  it('never repeats picture and palette within the four books of a genre', () => {
    const plain = [0, 1, 2, 3].map((nth) =>
      cover('Same', 'mystery', nth)
        .replace(/<pattern.*?<\/pattern>/, '')
        .replace(/url\(.*?\)/g, ''),
    );
    expect(new Set(plain).size).toBe(4);
  });
  it('knows its genres', () => {
    expect(isGenre('spy')).toBe(true);
    expect(isGenre('cookery')).toBe(false);
  });
});

describe('the lines of a title', () => {
  it('are three at most, and small words ride with the next', () => {
    expect(titleLines('The Final Draft of Inspector Quill')).toHaveLength(3);
    expect(titleLines('Murder at Margin House').map((line) => line.replace(/\u00a0/g, ' '))).toEqual(['Murder', 'at Margin', 'House']);
    expect(titleLines('Mutiny')).toEqual(['Mutiny']);
  });
});
