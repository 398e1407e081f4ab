/** Faces of computer players, drawn by us: flat inks on coloured ground, like authors on the backs of their paperbacks. */
import { box, hash, randomFrom } from '../covers/draw';
import { busts } from './busts';
import { extras, eyes, glasses, mouths, whiskers } from './faces';
import { grounds } from './grounds';
import { hairs, head, headNames, type Head } from './heads';
import { hats } from './hats';
import type { Inks } from './inks';
import { palettes, recipes, skins, tints } from './recipes';

/** What a face is put together from; what is absent is not worn. */
export interface Recipe {
  palette: keyof typeof palettes;
  skin: keyof typeof skins;
  tint: keyof typeof tints;
  ground: keyof typeof grounds;
  bust: keyof typeof busts;
  head: Head;
  hair: keyof typeof hairs;
  eyes: keyof typeof eyes;
  glasses?: keyof typeof glasses;
  mouth: keyof typeof mouths;
  whiskers?: keyof typeof whiskers;
  hat?: keyof typeof hats;
  extra?: keyof typeof extras;
}

/** What an opponent is known by: the first name, in plain letters. */
export const keyOf = (name: string): string => (name.trim().split(/\s+/)[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The recipe of an opponent's face, or one made of another name: the same name always has the same face. */
export const recipeOf = (name: string): Recipe =>
  (Object.hasOwn(recipes, keyOf(name)) && recipes[keyOf(name)]) || made(name.trim());

function made(name: string): Recipe {
  const random = randomFrom(hash(name));
  for (let i = 0; i < 4; i++) random();
  const any = <T extends string>(of: Record<T, unknown>): T => one(Object.keys(of) as T[]);
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const hat = random() < 0.5 ? any(hats) : 'none';
  const bare = ['scarf', 'turban'].includes(hat);
  return {
    palette: any(palettes),
    skin: any(skins),
    tint: any(tints),
    ground: any(grounds),
    bust: any(busts),
    head: one(headNames),
    hair: bare ? 'none' : one(['short', 'slick', 'quiff', 'curls', 'bob', 'waves', 'grey_sides', 'tufts']),
    eyes: any(eyes),
    glasses: random() < 0.4 ? one(['round', 'thick', 'cat', 'dark', 'half_moon']) : 'none',
    mouth: any(mouths),
    extra: hat === 'none' && random() < 0.4 ? one(['flower', 'hoops', 'spot', 'freckles']) : 'none',
  };
}

/** A portrait as SVG text; it only decorates, so that a name has to stand beside it. */
function draw(recipe: Recipe): string {
  const [k, w, a, b, c, skin, shade, hair] = `${palettes[recipe.palette]} ${skins[recipe.skin]} ${tints[recipe.tint]}`
    .split(' ')
    .map((ink) => `#${ink}`) as [string, string, string, string, string, string, string, string];
  const inks: Inks = { k, w, a, b, c, skin, shade, hair };
  const crown = hairs[recipe.hair]!;
  return (
    '<svg viewBox="0 0 160 160" aria-hidden="true">' +
    box(0, 0, 160, 160, a) +
    grounds[recipe.ground](inks) +
    (crown.back?.(inks) ?? '') +
    busts[recipe.bust](inks) +
    head(recipe.head, inks) +
    mouths[recipe.mouth](inks) +
    whiskers[recipe.whiskers ?? 'none'](inks) +
    eyes[recipe.eyes](inks) +
    crown.over(inks) +
    glasses[recipe.glasses ?? 'none'](inks) +
    hats[recipe.hat ?? 'none'](inks) +
    extras[recipe.extra ?? 'none'](inks) +
    '</svg>'
  );
}

const drawn = new Map<string, string>();
/** The portrait of somebody of this name, drawn once. */
export function portrait(name: string): string {
  const known = drawn.get(name) ?? draw(recipeOf(name));
  drawn.set(name, known);
  return known;
}
