/** Heads with their ears, and hair: what hangs behind the head, and what lies over it. */
import { disc, each, line, path } from '../covers/draw';
import { both, mirrored, type Inks, type Part } from './inks';

/** The right side of each head, from crown to chin. */
const sides = {
  oval: [32, 'q33 0 33 34 0 24-10 36-10 13-23 13'],
  square: [32, 'q34 0 34 30v28q0 14-12 21l-11 6h-11'],
  round: [34, 'q37 0 37 38 0 40-37 40'],
  long: [28, 'q29 0 29 34 0 26-8 42-8 18-21 20'],
  heart: [32, 'q35 0 35 32 0 20-13 35-11 15-22 17'],
} as const satisfies Record<string, readonly [top: number, side: string]>;
export type Head = keyof typeof sides;
export const headNames = Object.keys(sides) as Head[];

/** A lit side and one in shadow, which ends in the nose. */
export function head(shape: Head, { skin, shade }: Inks): string {
  const [top, side] = sides[shape];
  const half = path(`M79 ${top}h1${side}h-1z`, skin);
  return both(disc(46, 78, 8, skin)) + disc(114, 78, 8, shade) + mirrored(half) + half + path(`M80 ${top}${side}V93h-8l8-22z`, shade);
}

interface Hair {
  back?: Part;
  over: Part;
}
const cap = 'M44 76q-6-50 36-50t36 50q-4-12-8-22-28 4-56 0-4 10-8 22z';
export const hairs: Record<string, Hair> = {
  none: { over: () => '' },
  short: { over: ({ hair }) => path(cap, hair) },
  slick: {
    over: ({ hair, w }) => path('M45 74q-8-50 36-50 42 0 34 50-2-14-9-22-34-4-50-6-8 12-11 28z', hair) + line('M62 34q20-8 38 2', w, 2.4),
  },
  quiff: {
    over: ({ hair, w }) =>
      path('M45 76q-4-18 4-32-4-24 24-26 46-6 44 30 2 14-3 28-2-16-8-22-30-2-44-8-14 8-17 30z', hair) + line('M60 32q14-10 36-5', w, 2.4),
  },
  curls: {
    over: ({ hair }) =>
      each(9, (i) => disc(80 + 38 * Math.cos(3.3 + i * 0.365), 62 + 32 * Math.sin(3.3 + i * 0.365), 13, hair)) +
      path('M46 62q34-24 68 0l-10-26q-24-12-48 0z', hair),
  },
  bob: {
    back: ({ hair }) => path('M38 112q-6-86 42-88 48 2 42 88-14 8-24 2H62q-10 6-24-2z', hair),
    over: ({ hair }) => path('M44 90q-8-64 36-64t36 64q-6-30-24-40-24 8-40 6-6 14-8 34z', hair),
  },
  waves: {
    back: ({ hair }) => path('M40 140q-20-8-8-30-10-18 2-34 0-52 46-54 46 2 46 54 12 16 2 34 12 22-8 30z', hair),
    over: ({ hair, w }) =>
      path('M42 84q-6-62 38-60 44-2 38 60-4-24-18-38-30 4-46-4-10 18-12 42z', hair) + line('M58 36q18-10 42 2', w, 2.2),
  },
  bun: {
    back: ({ hair, k }) => disc(80, 22, 17, hair) + line('M66 32q14 6 28 0', k, 2.5),
    over: ({ hair, k }) =>
      path('M44 78q-6-52 36-52t36 52q-4-20-14-30-22 2-44 0-10 10-14 30z', hair) + line('M64 31q-10 8-14 22M96 31q10 8 14 22', k, 1.6),
  },
  updo: {
    back: ({ hair }) => path('M48 40q-6-36 32-36t32 36z', hair),
    over: ({ hair, w }) =>
      path('M43 80q-8-58 37-58t37 58q-4-18-10-26-12-8-27-8t-27 8q-6 8-10 26z', hair) + path('M80 46q-8-24 2-42 10 2 14 4-14 16-8 38z', w),
  },
  braids: {
    back: ({ hair, b }) => both(each(4, (i) => disc(36 - i, 88 + i * 13, 10 - i, hair)) + disc(33, 138, 5, b)),
    over: ({ hair }) => path('M43 86q-8-60 37-60t37 60q-4-22-12-32-16-2-25-12-9 10-25 12-8 10-12 32z', hair),
  },
  tufts: { over: ({ hair }) => both(path('M46 56q-16 6-12 30 4 6 12 6 4-18 0-36z', hair)) },
  peak: { over: ({ hair }) => path('M46 82q-12-60 34-60t34 60q-2-22-8-30-14-2-26 12-12-14-26-12-6 8-8 30z', hair) },
  grey_sides: { over: ({ hair, k }) => path(cap, k) + both(path('M44 76q-3-16 2-30l9 8q-6 8-8 24z', hair)) },
};
