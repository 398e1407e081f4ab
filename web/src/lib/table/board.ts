/** Places for Fame cards that lie on each other: which part of a game has them, and how they lie on the page. */
import type { PlaceSeen, SeatView } from '../protocol/types';

/** Every place of this game's board; none when it has no board. */
export const placesOf = (view: SeatView): PlaceSeen[] =>
  Object.values(view.parts).flatMap((part) => (part && 'places' in part ? part.places : []));

/** Which part of a covered card can still be seen. */
export type Free = 'all' | 'top' | 'middle' | 'bottom';
export interface Spot {
  place: PlaceSeen;
  /** From the left and from the top, in card widths. */
  left: number;
  top: number;
  /** Cards that it lies on, at most, one under the other. */
  height: number;
  free: Free;
  /** Whether its printed price cannot be seen. */
  priceless: boolean;
}
export interface Laid {
  spots: Spot[];
  /** In card widths. */
  width: number;
  height: number;
}

/** From one card to the one beside it, in card widths: with room, and without. */
const PITCH = { wide: 1.05, narrow: 0.95 };
const STEP = 0.88;
const CARD = 1.4;
const GAP = 0.3;
/** Pixels under which a card is too small to be touched. */
const SMALL = 48;

/** How the places lie in so many pixels, each row a step of so many card widths below the last; where cards would be too small, parts that stand side
 * by side stand below each other, and cards closer together. */
export function lay(places: readonly PlaceSeen[], pixels: number, step = STEP): Laid {
  const whole = block(places, places, PITCH.wide, step);
  if (!pixels || pixels / whole.width >= SMALL) return whole;
  const blocks = groups(places).map((group) => block(group, places, PITCH.narrow, step));
  const width = Math.max(...blocks.map((one) => one.width));
  const spots: Spot[] = [];
  let down = 0;
  for (const one of blocks) {
    spots.push(...one.spots.map((spot) => ({ ...spot, left: spot.left + (width - one.width) / 2, top: spot.top + down })));
    down += one.height + GAP;
  }
  return { spots, width, height: down - GAP };
}
function block(group: readonly PlaceSeen[], all: readonly PlaceSeen[], pitch: number, step: number): Laid {
  const left = Math.min(...group.map(({ x }) => x));
  const far = Math.min(...group.map(({ y }) => y));
  const spots = [...group]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((place) => ({
      place,
      left: (place.x - left) * pitch,
      top: (place.y - far) * step,
      height: height(place, all),
      free: free(place, all),
      priceless: beside(place, all).some((other) => other.y > place.y && other.x <= place.x),
    }));
  return {
    spots,
    width: Math.max(...spots.map((spot) => spot.left)) + 1,
    height: Math.max(...spots.map((spot) => spot.top)) + CARD,
  };
}
/** The places on both sides of every empty column. */
function groups(places: readonly PlaceSeen[]): PlaceSeen[][] {
  const found: PlaceSeen[][] = [];
  for (const place of [...places].sort((a, b) => a.x - b.x)) {
    const last = found.at(-1);
    if (last && place.x - Math.max(...last.map(({ x }) => x)) <= 1) last.push(place);
    else found.push([place]);
  }
  return found;
}
function height(place: PlaceSeen, all: readonly PlaceSeen[]): number {
  const number = all.indexOf(place);
  const under = all.filter((other) => other.covered_by.includes(number));
  return 1 + Math.max(-1, ...under.map((other) => height(other, all)));
}
/** The cards that lie on a place now. */
export const over = (place: PlaceSeen, all: readonly PlaceSeen[]): PlaceSeen[] =>
  place.covered_by.map((number) => all[number]).filter((other) => other !== undefined && other.card !== null) as PlaceSeen[];

/** Those of them that hide a part of it on the page. */
const beside = (place: PlaceSeen, all: readonly PlaceSeen[]) => over(place, all).filter((other) => Math.abs(other.x - place.x) < 1);

function free(place: PlaceSeen, all: readonly PlaceSeen[]): Free {
  const on = beside(place, all);
  const above = on.some((other) => other.y < place.y);
  const below = on.some((other) => other.y > place.y);
  return above && below ? 'middle' : above ? 'bottom' : below ? 'top' : 'all';
}
