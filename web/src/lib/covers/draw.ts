/** Flat shapes as SVG text, in units of a cover of 200 by 280. */

/** Four inks of a cover (dark, paper, main, accent) and its own random numbers. */
export interface Inks {
  k: string;
  w: string;
  a: string;
  b: string;
  random: () => number;
}
export type Lettering = 'slab' | 'narrow' | 'script' | 'round' | 'drip';
/** Where the title stands: top, height, left, width. */
export type TitleBox = readonly [y: number, height: number, x: number, width: number];
export type Composition = readonly [lettering: Lettering, title: TitleBox, ink: string, ground: string, drawing: () => string];
export type Kit = (inks: Inks) => readonly Composition[];

export const top: TitleBox = [20, 104, 14, 172];
export const rounded = 'stroke-linecap="round"';

export const tenth = (x: number): number => +x.toFixed(1);
export const hash = (s: string): number => [...s].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261);
export const randomFrom = (seed: number) => (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;

export const each = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, ink: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}" ${more}/>`;
export const faint = (digits: number): string => `opacity=".${digits}"`;
export const moved = (transform: string, shapes: string): string => `<g transform="${transform}">${shapes}</g>`;
export const flip = (shapes: string): string => moved('translate(200 0) scale(-1 1)', shapes);

/** Halftone: rows of round dots that swell from one height to the other. */
export function tone(x: number, width: number, from: number, to: number, fill: string, big = 5.4): string {
  const rows = Math.round(Math.abs(to - from) / 5);
  return each(rows, (i) =>
    line(
      `M${x + (i % 2) * 3} ${tenth(from + ((to - from) * i) / rows)}h${width}`,
      fill,
      tenth(0.6 + (big * i) / rows),
      'stroke-linecap="round" stroke-dasharray="0 6"',
    ),
  );
}

export function rays(x: number, y: number, count: number, radius: number, fill: string, more?: string): string {
  const at = (t: number) => `${tenth(x + radius * Math.cos(t))} ${tenth(y + radius * Math.sin(t))}`;
  return path(
    each(count, (i) => `M${x} ${y}L${at((i / count) * 6.2832)} ${at(((i + 0.5) / count) * 6.2832)}z`),
    fill,
    more,
  );
}

export const stars = (random: () => number, fill: string, count = 26, height = 200): string =>
  each(count, () => disc(random() * 200, random() * height, 0.7 + random() * 1.3, fill));

const put = (x: number, y: number, size: number, d: string, fill: string) => moved(`translate(${x} ${y}) scale(${size})`, path(d, fill));
export const man = (x: number, y: number, size: number, fill: string): string =>
  put(
    x,
    y,
    size,
    'M-4-58q4-3 8 0l1 5h4v2h-5q0 5-2 7 9 1 11 8l3 19-4 1-4-13 1 29h-6l-3-22-3 22h-6l1-29-4 13-4-1 3-19q2-7 11-8-2-2-2-7h-5v-2h4z',
    fill,
  );
export const heart = (x: number, y: number, size: number, fill: string): string =>
  put(x, y, size, 'M0 9C-5-3-20-1-20-14-20-26-5-28 0-16 5-28 20-26 20-14 20-1 5-3 0 9z', fill);
export const wave = (y: number, height: number, fill: string, shift = 0): string =>
  path(`M${-40 + shift} ${y}${each(7, () => `q12-${height} 22 0t22 0`)}V290H-40z`, fill);
