/** Pulp covers, drawn from a title and a genre alone: flat, four inks, a halftone; no lettering where cost and Fame stand. */
import { mystery, spy } from './city';
import { box, disc, each, faint, hash, line, randomFrom, type Kit } from './draw';
import { fantasy, science_fiction, time_travel } from './far-away';
import { horror, romance } from './heart-and-fear';
import { lettering } from './lettering';
import { adventure, western } from './open-country';

interface Style {
  kit: Kit;
  /** Three palettes of four: dark, paper, main, accent. */
  palettes: string;
}
const styles = {
  mystery: { kit: mystery, palettes: '14213d f6e7c1 e2a71f c8281f 23182e f4e3b8 4f8f7b e4572e 2a0f14 f8e6bd c62f2b f0b323' },
  western: { kit: western, palettes: '3a1410 fde5b4 e8621c f6b32f 2b1733 fde8c0 d8452c f3a63b 14302f fbe7bb 2f8f86 f08a24' },
  romance: { kit: romance, palettes: '4b0f2f fff0dc ea4f6e f8b7a4 173457 fdeede 2f7fa8 f26d68 3b1145 ffeede b34fae ffb23e' },
  science_fiction: {
    kit: science_fiction,
    palettes: '0f1f4b fdf3d0 1c8f96 f4592f 2a0f4a ffeabb c8336c f6a01a 0c2a33 fdf0cd e8562a f5c035',
  },
  horror: { kit: horror, palettes: '0f1f16 edf2bf 5d9a2c dd3322 1c1026 f1e7cb 7b3f9e a5d62f 220c10 f5e6c4 b3201f e9b32b' },
  fantasy: { kit: fantasy, palettes: '22124b fdeec4 7149c2 f4b935 0d3531 fbefc7 22856b f08a2c 3a1030 fdebcb b5336b f2c14e' },
  adventure: { kit: adventure, palettes: '062f4a fff2cf 0f86a8 f2762e 10331f fdf0c8 2a8a55 f5b71c 2d1a14 fff0cf c2492a f2b233' },
  time_travel: { kit: time_travel, palettes: '2a1638 fdf1d2 d93f76 1aa8a0 13313d ffefc9 ee8f1a c8372d 1b1b52 fff0cf 4454c7 f4b02a' },
  spy: { kit: spy, palettes: '16181d f7eedb d62828 f4c430 0d2b33 f7edd2 1f8a8c f26b21 1e1630 f8ecd4 e0a016 c7324c' },
} satisfies Record<string, Style>;
export type Genre = keyof typeof styles;
export const genres = Object.keys(styles) as Genre[];

export const isGenre = (name: string): name is Genre => name in styles;

/** One cover as SVG text; `nth` is the place of the book among those of its genre and chooses picture and palette. */
export function cover(title: string, genre: Genre, nth: number): string {
  const seed = hash(title + nth);
  const random = randomFrom(seed);
  const palette = styles[genre].palettes.split(' ').slice(((nth + Math.floor(nth / 3)) % 3) * 4);
  const [k, w, a, b] = palette.map((ink) => `#${ink}`) as [string, string, string, string];
  const kit = styles[genre].kit({ k, w, a, b, random });
  const [face, where, fill, ground, draw] = kit[nth % kit.length]!;
  const page = (paint: string) => box(0, 0, 200, 280, paint);
  const drawing = draw();
  const grain = each(22, () => disc(random() * 70, random() * 70, 0.3 + random() * 0.6, random() < 0.5 ? w : k, faint(4)));
  const id = `c${seed.toString(36)}`;
  return (
    '<svg class="cover" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<pattern id="${id}" width="70" height="70" patternUnits="userSpaceOnUse">${grain}</pattern>` +
    page(ground) +
    drawing +
    lettering(title, face, where, fill, fill === w ? k : w) +
    page(`url(#${id})`) +
    line('M7 0v280', w, 1.2, faint(35)) +
    line('M8.4 0v280', k, 1, faint(35)) +
    '</svg>'
  );
}
