import { expect, test } from 'vitest';
import { glide } from './glide';

const box = (x: number, width: number) => new DOMRect(x, 0, width, width);

test('a card that is hidden at one end does not travel', () => {
  const node = document.createElement('div');
  expect(glide(node, { from: box(0, 0), to: box(50, 40) }, { duration: 240 })).toEqual({ duration: 0 });
  expect(glide(node, { from: box(50, 40), to: box(0, 0) }, { duration: 240 })).toEqual({ duration: 0 });
});

test('a card that is seen at both ends travels', () => {
  const way = glide(document.createElement('div'), { from: box(0, 40), to: box(50, 40) }, { duration: 240 });
  expect(way.duration).toBe(240);
  expect(way.css).toBeDefined();
});
