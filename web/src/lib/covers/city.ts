import { path, line, disc, box, faint, each, tone, rays, man, top, type Kit } from './draw';

export const mystery: Kit = ({ k, w, a, b }) => [
  [
    'narrow',
    top,
    k,
    a,
    () =>
      tone(0, 200, 130, 285, b) +
      path('M100 132a48 48 0 0 1 27 88l19 70H54l19-70a48 48 0 0 1 27-88z', k) +
      path('M56 181q44-44 88 0-44 40-88 0z', w) +
      disc(100, 180, 19, b) +
      disc(100, 180, 9, k) +
      disc(106, 174, 4, w) +
      line('M56 181q44-44 88 0', k, 4),
  ],
  [
    'narrow',
    [18, 96, 14, 172],
    w,
    k,
    () =>
      path('M72 122h56v94H72z', a) +
      path('M72 216h56l82 70H-10z', a) +
      tone(10, 180, 216, 282, b, 4.4) +
      path('M128 122l30-14v122l-30-14z', b) +
      disc(150, 172, 3, k) +
      path('M92 216h16l40 70H52z', k) +
      man(100, 218, 1.45, k) +
      line('M72 122h56v94', w, 2),
  ],
  [
    'narrow',
    [18, 92, 14, 172],
    w,
    b,
    () =>
      rays(100, 190, 18, 260, a) +
      path('M8 290l18-66 52-24 22 34 22-34 52 24 18 66z', k) +
      path('M78 198l22 36 22-36v-14H78z', w) +
      path('M68 146h64v34q-10 34-32 34t-32-34z', w) +
      path('M100 146h32v34q-10 34-32 34z', a) +
      path('M68 146h64v13H68z', k) +
      path('M100 234l-9 12 9 44 9-44z', b) +
      path('M34 147a66 10 0 0 1 132 0 66 10 0 0 1-132 0', k) +
      path('M62 146l7-40q31-14 62 0l7 40z', k) +
      path('M64 134h72l2 11H62z', w),
  ],
];

export const spy: Kit = ({ k, w, a, b }) => [
  [
    'narrow',
    [16, 84, 12, 176],
    w,
    k,
    () =>
      path('M0 280L200 96v184z', a) +
      tone(80, 130, 110, 285, k, 3) +
      disc(100, 182, 56, w) +
      disc(100, 182, 49, k) +
      disc(100, 182, 46, b) +
      man(100, 232, 1.55, k) +
      line('M100 112v38M100 214v38M30 182h38M132 182h38', w, 4) +
      line('M100 150v64M68 182h64', w, 1.4) +
      disc(100, 182, 4, a),
  ],
  [
    'narrow',
    [16, 92, 12, 176],
    w,
    a,
    () =>
      path('M0 116h200v12H0zM0 280V128h60l28 72L40 290z', k) +
      line('M96 198L64 290M100 198l66 92', w, 3) +
      each(5, (i) => box(92 - i * 8, 212 + i * i * 4, 16 + i * 18, 3 + i, w)) +
      disc(98, 166, 33, k) +
      path('M72 150h52v44H72z', k) +
      disc(98, 166, 14, b) +
      disc(98, 166, 7, w) +
      path('M98 166l110-34v70z', b, faint(75)) +
      disc(36, 148, 14, w) +
      line('M36 139v9l6 4', k, 2) +
      man(164, 272, 1.6, k),
  ],
];
