/** Shoulders, and what is worn about the neck. */
import { box, disc, each, line, path } from '../covers/draw';
import { both, type Inks, type Part } from './inks';

const shoulders = (fill: string) => path('M10 162q4-33 38-39l20-5h24l20 5q34 6 38 39z', fill);
const neck = ({ skin, shade }: Inks) => path('M65 100h30v22l-15 12-15-12z', skin) + path('M65 106q15 16 30 2v14l-15 12-6-5z', shade);

export const busts = {
  suit: (inks) =>
    shoulders(inks.c) +
    path('M62 119l18 43 18-43z', inks.w) +
    neck(inks) +
    path('M75 132h10l-2 8 5 24H72l5-24z', inks.b) +
    both(path('M64 116l-16 8 12 12-6 4 20 24h6z', inks.k)) +
    both(path('M66 117l-6 6 12 14 8-6z', inks.w)),
  bow_tie: (inks) =>
    shoulders(inks.c) +
    path('M58 120l22 42 22-42z', inks.w) +
    neck(inks) +
    both(path('M64 117l-18 8 26 38h5z', inks.k)) +
    both(path('M80 136l-20-9v19z', inks.b)) +
    disc(80, 136, 4.5, inks.k),
  sweater: (inks) =>
    shoulders(inks.c) +
    neck(inks) +
    path('M60 110q20 12 40 0v18q-20 12-40 0z', inks.c) +
    line('M60 114q20 12 40 0M60 121q20 12 40 0M60 128q20 12 40 0', inks.k, 2),
  stripes: (inks) =>
    shoulders(inks.w) +
    each(3, (i) => box(12 - i * 2, 130 + i * 12, 136 + i * 4, 6, inks.c)) +
    neck(inks) +
    line('M62 119q18 22 36 0', inks.c, 5),
  blouse: (inks) =>
    shoulders(inks.c) +
    neck(inks) +
    both(path('M65 116q-14 2-17 12 12 14 30 12l2-6z', inks.w)) +
    disc(80, 140, 4, inks.b) +
    disc(80, 153, 3, inks.w),
  pearls: (inks) => shoulders(inks.c) + neck(inks) + each(9, (i) => disc(80 + (i - 4) * 6.4, 131 - (i - 4) ** 2 * 0.75, 3.6, inks.w)),
  low: (inks) =>
    shoulders(inks.c) +
    path('M46 123q34 44 68 0l-16-5H62z', inks.skin) +
    neck(inks) +
    line('M62 118q18 34 36 0', inks.b, 3) +
    disc(80, 137, 4.5, inks.b),
  trench: (inks) =>
    shoulders(inks.c) +
    path('M64 118l16 40 16-40z', inks.w) +
    neck(inks) +
    both(path('M66 106l-20 0-8 20 38 36 4-14z', inks.c) + line('M47 107l-8 19 37 34', inks.k, 3)),
  kerchief: (inks) =>
    shoulders(inks.c) +
    neck(inks) +
    path('M56 115q24 14 48 0l4 9-28 30-28-30z', inks.b) +
    each(5, (i) => disc(66 + i * 7, 128 + (i % 2) * 7, 1.8, inks.w)) +
    line('M20 150q8-14 24-18M140 150q-8-14-24-18', inks.k, 2),
  cape: (inks) =>
    shoulders(inks.k) +
    path('M60 120l20 42 20-42z', inks.w) +
    neck(inks) +
    both(path('M68 122L42 84l-18 44 50 34z', inks.k) + path('M68 122L46 94l-8 28 36 34z', inks.b)),
  shawl: (inks) =>
    shoulders(inks.c) +
    neck(inks) +
    both(path('M62 116q-24 6-34 46h20q6-28 34-26v-6z', inks.b)) +
    disc(80, 138, 6, inks.w) +
    disc(80, 138, 3, inks.k),
} satisfies Record<string, Part>;
