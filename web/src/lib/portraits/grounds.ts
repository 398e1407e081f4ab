/** What is behind the head. */
import { box, disc, each, faint, line, path, rays, stars, tone, randomFrom } from '../covers/draw';
import type { Part } from './inks';

export const grounds = {
  plain: () => '',
  dots: ({ b }) => tone(0, 160, 40, 165, b),
  rays: ({ b }) => rays(80, 96, 14, 160, b),
  sun: ({ b }) => disc(80, 84, 62, b),
  moon: ({ w, b }) => disc(112, 48, 36, b) + stars(randomFrom(7), w, 18, 150),
  split: ({ b }) => path('M160 0v160H0z', b) + tone(4, 156, 96, 165, b, 3),
  blinds: ({ b }) => each(7, (i) => box(0, 6 + i * 24, 160, 11, b)),
  stripes: ({ b }) => each(7, (i) => path(`M${i * 32 - 40} 160l56-160h15l-56 160z`, b)),
  targets: ({ w, b }) => disc(80, 80, 74, b) + disc(80, 80, 60, w, faint(85)) + disc(80, 80, 46, b),
  books: ({ k, w, b }) =>
    each(8, (i) => box(i * 21 - 4, 14 + ((i * 7) % 4) * 7, 17, 160, [b, w, k][i % 3] ?? b, faint(8))) + line('M0 10h160', k, 4, faint(5)),
} satisfies Record<string, Part>;
