/** Eyes, glasses, mouths and what grows about them. */
import { disc, each, line, path, rounded } from '../covers/draw';
import { both, type Part } from './inks';

const LIPS = '#c0283a';
const VISOR = '#1f7a4d';
const brow = (d: string, ink: string, width = 3.6) => both(line(d, ink, width, rounded));

export const eyes = {
  plain: ({ k }) => both(disc(65, 75, 4.4, k)) + brow('M57 65q8-5 15-1', k),
  lashes: ({ k }) => both(disc(65, 76, 4.4, k) + line('M55 74q8-8 18-1M56 74l-4-4', k, 3, rounded)) + brow('M57 62q8-5 15 0', k, 2.4),
  stern: ({ k }) => both(disc(65, 77, 4.2, k)) + brow('M55 64l17 6', k, 5),
  arched: ({ k }) => both(disc(65, 78, 4, k)) + brow('M54 68q8-14 18-3', k, 4),
  sleepy: ({ k }) => both(path('M58 75h15q-2 7-7.5 7T58 75z', k) + line('M56 75h18', k, 3)) + brow('M57 65q8-4 15 0', k),
  bushy: ({ k, hair }) => both(disc(65, 77, 4, k)) + brow('M55 67q9-7 18 0', hair, 7),
  wink: ({ k }) => disc(65, 75, 4.4, k) + line('M88 76q7-7 14 0', k, 3.4, rounded) + brow('M57 64q8-5 15-1', k),
} satisfies Record<string, Part>;

const bridge = 'M74 74q6-4 12 0';
export const glasses = {
  none: () => '',
  round: ({ k, w }) =>
    both(disc(64, 76, 12, w, 'fill-opacity=".45"') + line('M52 76a12 12 0 1 0 24 0 12 12 0 1 0-24 0M52 74l-8-2', k, 3.2)) +
    line(bridge, k, 3.2),
  thick: ({ k, w }) =>
    both(path('M50 66h26v10q0 11-12 11T50 77z', w, `fill-opacity=".45" stroke="${k}" stroke-width="5"`)) +
    line('M74 69h12M50 68l-8-1M110 68l8-1', k, 5),
  cat: ({ b, w, k }) =>
    both(path('M47 62q16 4 29 4 2 20-12 20-15 0-17-24z', w, `fill-opacity=".5" stroke="${b}" stroke-width="4.5"`) + disc(52, 66, 1.6, k)) +
    line(bridge, b, 4),
  dark: ({ k, w }) =>
    both(path('M47 66h29q2 20-13 20-16 0-16-20z', k) + line('M54 71l8 0', w, 2.4, rounded)) + line('M74 69h12M47 68l-5-1M113 68l5-1', k, 4),
  half_moon: ({ k, w }) =>
    both(path('M53 80h22q-1 11-11 11T53 80z', w, `fill-opacity=".6" stroke="${k}" stroke-width="2.6"`)) +
    line('M74 81q6-3 12 0M53 80l-9-4M107 80l9-4', k, 2.6),
  monocle: ({ k, w }) =>
    disc(95, 76, 12.5, w, 'fill-opacity=".45"') +
    line('M82.5 76a12.5 12.5 0 1 0 25 0 12.5 12.5 0 1 0-25 0', k, 3.4) +
    line('M107 80q9 20-2 44', k, 1.8),
  eyeshade: ({ k }) =>
    path('M34 66q2-16 14-20 32-8 64 0 12 4 14 20-46-18-92 0z', VISOR) +
    line('M46 46q34-9 68 0', k, 6) +
    line('M44 60q36-13 72 0', '#fff', 2, 'opacity=".4"'),
} satisfies Record<string, Part>;

export const mouths = {
  smile: ({ k }) => line('M67 98q13 10 26 0', k, 3.4, rounded),
  grin: ({ k, w }) => path('M63 95h34q-3 16-17 16T63 95z', k) + path('M66 97h28l-2 5H68z', w),
  lips: () => path('M67 99q7-7 13-3 6-4 13 3-6 9-13 9t-13-9z', LIPS),
  line: ({ k }) => line('M69 101h21', k, 3.4, rounded),
  smirk: ({ k }) => line('M69 101q12 4 22-5', k, 3.4, rounded),
  small: () => path('M72 99q5-5 8-2 3-3 8 2-4 7-8 7t-8-7z', LIPS),
} satisfies Record<string, Part>;

export const whiskers = {
  none: () => '',
  pencil: ({ hair }) => both(line('M78 94q-6 0-13 4', hair, 3.2, rounded)),
  handlebar: ({ hair }) => both(path('M81 90q-10-1-16 6-7 5-14-2 1 13 14 12 10-1 16-8z', hair)),
  walrus: ({ hair }) => path('M60 106q0-15 20-15t20 15q-8 3-12-1-4 4-8 1-4 3-8-1-4 4-12 1z', hair),
  goatee: ({ hair }) => both(line('M79 94q-9 0-12 6', hair, 3.6, rounded)) + path('M71 108q9-4 18 0-1 15-9 18-8-3-9-18z', hair),
  beard: ({ hair, k }) =>
    path('M46 82q0 10 8 12 8-5 26-5t26 5q8-2 8-12 6 36-12 48-12 10-22 10t-22-10Q40 118 46 82z', hair) +
    path('M70 98h20q-2 8-10 8t-10-8z', k),
} satisfies Record<string, Part>;

export const extras = {
  none: () => '',
  freckles: ({ b }) => both(disc(58, 86, 1.8, b) + disc(64, 89, 1.8, b) + disc(69, 85, 1.8, b)),
  spot: ({ k }) => disc(98, 94, 2.2, k),
  hoops: ({ b }) => both(line('M36 92a7 8 0 1 0 14 0 7 8 0 1 0-14 0', b, 3)),
  drops: ({ w, k }) => both(disc(44, 91, 4.5, w, `stroke="${k}" stroke-width="1"`)),
  flower: ({ b, w }) => each(5, (i) => disc(112 + 8 * Math.cos(i * 1.257), 48 + 8 * Math.sin(i * 1.257), 7, b)) + disc(112, 48, 4.5, w),
} satisfies Record<string, Part>;
