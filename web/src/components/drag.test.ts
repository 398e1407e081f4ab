import { expect, it } from 'vitest';
import { placeAt } from './drag';

const row = (y: number, ...xs: number[]) => xs.map((x) => new DOMRect(x, y, 40, 56));

it('drops a card between its neighbours', () => {
  const boxes = row(0, 0, 50, 100);
  expect(placeAt(boxes, 5, 30)).toBe(0);
  expect(placeAt(boxes, 45, 30)).toBe(1);
  expect(placeAt(boxes, 300, 30)).toBe(3);
});
it('counts whole rows above', () => {
  const boxes = [...row(0, 0, 50), ...row(70, 0, 50)];
  expect(placeAt(boxes, 5, 100)).toBe(2);
  expect(placeAt(boxes, 200, 100)).toBe(4);
});
