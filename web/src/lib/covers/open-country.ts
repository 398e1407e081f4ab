import { path, line, disc, box, moved, faint, each, tone, rays, wave, flip, top, type Kit } from './draw';

export const western: Kit = ({ k, w, a, b }) => [
  [
    'slab',
    top,
    k,
    b,
    () =>
      disc(100, 196, 66, a) +
      each(5, (i) => box(0, 178 + i * 15, 200, 2 + i * 1.6, b)) +
      path('M0 206h26l6-36h30l7 44h30v76H0zM200 190h-24l-5-26h-26l-8 40h-26v90h90z', a, faint(55)) +
      path('M0 232q60-18 110-4t90-6v70H0z', k) +
      moved(
        'translate(104 226)',
        path('M-30-6q-4-28 14-26 12 4 24 0 18-4 14 26z', w) +
          path('M-32-8h58v8h-58z', k) +
          each(2, (i) => disc(-20 + i * 34, 2, 9, k) + disc(-20 + i * 34, 2, 5, b) + disc(-20 + i * 34, 2, 2, k)) +
          path('M30-6l16-2q2-14 12-16l4 6 5 3-6 4-2 20h-3v-9h-10v9h-3l-1-10z', k),
      ) +
      path('M22 234v-54q4-6 8 0v18h6v-12q4-5 7 0v18H30v30z', k),
  ],
  [
    'slab',
    [20, 96, 14, 172],
    k,
    w,
    () =>
      rays(100, 200, 22, 260, b, faint(75)) +
      path('M0 190l18-52h44l14 40 18 12V290H0z', a) +
      path('M60 216l30-84h62l12 50 36 22v90H60z', k) +
      path('M90 132h62l4 16H84z', a) +
      tone(70, 130, 150, 215, a, 3) +
      box(0, 222, 200, 60, b) +
      each(4, (i) =>
        moved(
          `translate(${26 + i * 48} ${238 + (i % 2) * 12}) scale(${1.1 + (i % 2) * 0.3})`,
          path('M-16-8q6-10 16-7 8 2 14-1l2-6q5 0 4 5 6 3 5 8l-7 3q-3 4-8 4l3 8h-3l-6-7h-8l-5 7h-3l2-8q-6-3-6-6z', k),
        ),
      ) +
      tone(0, 200, 282, 250, w, 3),
  ],
];

export const adventure: Kit = ({ k, w, a, b }) => [
  [
    'slab',
    top,
    k,
    w,
    () =>
      disc(140, 176, 46, b) +
      each(4, (i) => box(80, 180 + i * 11, 120, 3, w)) +
      moved(
        'translate(132 208) rotate(-8)',
        path('M-40 2h80l-12 20h-54z', k) +
          line('M-14 4v-66M16 4v-58', k, 3) +
          path('M-12-60q30 14 2 28 22 12-2 28zM18-52q26 12 2 24 20 10-2 24zM-16-44q-22 10-20 44 10-12 20-12z', a) +
          path('M-14-62l12 4-12 4z', b),
      ) +
      path('M-10 290V174Q6 128 62 140q34 10 28 40-16-20-34-10-18 14 4 40t146 20v60z', a) +
      line('M10 290Q-4 196 40 166M34 290q-22-76 8-112', w, 3) +
      path('M62 140q34 10 28 40-6-20-26-22-22 0-34 24 0-34 32-42z', w) +
      wave(262, 12, k),
  ],
  [
    'slab',
    [18, 98, 14, 172],
    w,
    a,
    () =>
      disc(100, 160, 40, b) +
      path('M0 172l40-26 34 22 30-30 36 30 26-18 34 22v120H0z', k, faint(55)) +
      path('M92 172q26 14 0 30t10 34-16 50h90q10-38-30-54t-14-34-40-26z', w) +
      tone(70, 100, 178, 282, a, 2.6) +
      moved(
        'translate(124 250) rotate(-6)',
        path('M-26 0q26 12 52 0-4 12-26 12T-26 0z', k) + path('M-4-14l4-5 4 5 3 15H-7z', b) + line('M-14-16L16 10', k, 2),
      ) +
      each(5, (i) => path(`M-6 ${150 + i * 26}q44-10 62 24-40-16-62 4z`, k)) +
      flip(each(4, (i) => path(`M-6 ${142 + i * 30}q40-4 52 30-30-20-52-2z`, k))),
  ],
  [
    'slab',
    [18, 96, 14, 172],
    w,
    k,
    () =>
      disc(100, 170, 52, b) +
      tone(40, 120, 124, 210, k, 2.6) +
      each(3, (i) =>
        moved(
          `translate(${52 + i * 48} ${222 - (i % 2) * 14}) rotate(${[-24, 14, 30][i]})`,
          path('M-22 0h44l-6 18h-32z', w) +
            line('M-8 0v-50M8 0v-42', w, 2.4) +
            path('M-6-48q20 10 2 22 16 10-2 22zM10-40q16 8 1 18 12 8-1 18z', i % 2 ? a : w),
        ),
      ) +
      wave(226, 14, a) +
      wave(242, 12, b, 12) +
      wave(258, 12, k),
  ],
];
