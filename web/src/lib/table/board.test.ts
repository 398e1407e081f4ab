import { describe, expect, it } from 'vitest';
import type { PlaceSeen, SeatView } from '../protocol/types';
import { lay, over, placesOf } from './board';

const place = (id: string, x: number, y: number, covered_by: number[] = [], taken = false): PlaceSeen => ({
  id,
  x,
  y,
  cost: 8,
  covered_by,
  card: taken ? null : { id: 7, card: 'fame', price: 8, affordable: false },
  counters: 0,
  open: !covered_by.length && !taken,
  on_sale: false,
});
/** One card under two others, of which one was taken. */
const pyramid = [place('top', 0, 0, [1, 2]), place('left', -0.5, 1), place('right', 0.5, 1, [], true)];
/** A card between one above and one below. */
const tower = [place('far', 0, 0), place('middle', 0, 1, [0, 2]), place('near', 0, 2)];
const twins = [place('a', -1.5, 0, [1]), place('b', -1, 1), place('c', 1, 0)];

describe('a board', () => {
  it('is found in whichever part has one', () => {
    expect(placesOf({ parts: { any: { places: pyramid }, other: { left: 3 } } } as unknown as SeatView)).toEqual(pyramid);
    expect(placesOf({ parts: {} } as unknown as SeatView)).toEqual([]);
  });
  it('lies row by row, from the left, what is on top higher than what it lies on', () => {
    const { spots, width, height } = lay(pyramid, 1000);
    expect(spots.map((spot) => [spot.place.id, spot.height])).toEqual([
      ['top', 0],
      ['left', 1],
      ['right', 1],
    ]);
    expect(spots[1]!.left).toBe(0);
    expect(spots[0]!.left).toBeCloseTo(0.525);
    expect([width, height]).toEqual([2.05, 0.88 + 1.4]);
    expect(lay(pyramid, 1000, 1).height).toBe(2.4);
  });
  it('knows what still lies on a card, and which part of it can be seen', () => {
    expect(over(pyramid[0]!, pyramid).map((other) => other.id)).toEqual(['left']);
    expect(lay(pyramid, 1000).spots.map((spot) => [spot.free, spot.priceless])).toEqual([
      ['top', true],
      ['all', false],
      ['all', false],
    ]);
    expect(lay(tower, 1000).spots.map((spot) => spot.free)).toEqual(['all', 'middle', 'all']);
    const bought = [tower[0]!, { ...tower[1]!, covered_by: [0] }, place('near', 0, 2, [], true)];
    expect(lay(bought, 1000).spots.map((spot) => [spot.free, spot.priceless])[1]).toEqual(['bottom', false]);
  });
  it('puts parts that stand side by side below each other where cards would be too small', () => {
    const wide = lay(twins, 400);
    expect(wide.spots.map((spot) => spot.place.id)).toEqual(['a', 'c', 'b']);
    const narrow = lay(twins, 100);
    expect(narrow.spots.map((spot) => spot.place.id)).toEqual(['a', 'b', 'c']);
    expect(narrow.width).toBeLessThan(wide.width);
    expect(narrow.spots[2]!.top).toBeGreaterThan(narrow.spots[1]!.top + 1.4);
    expect(narrow.spots[2]!.left).toBeCloseTo((narrow.width - 1) / 2);
  });
  it('moves cards closer together where nothing can be parted', () => {
    expect(lay(pyramid, 20).spots.map((spot) => spot.place.id)).toEqual(['top', 'left', 'right']);
    expect([lay(pyramid, 20).width, lay(pyramid, 1000).width]).toEqual([1.95, 2.05]);
  });
});
