/** Cards travel from where they were to where they go; one that is not on screen at either end has no way to travel. */
import { flip, type AnimationConfig } from 'svelte/animate';

type Ends = { from: DOMRect; to: DOMRect };

export function glide(node: Element, ends: Ends, params: { duration: number }): AnimationConfig {
  const hidden = [ends.from, ends.to].some((box) => box.width === 0 || box.height === 0);
  return hidden ? { duration: 0 } : flip(node, ends, params);
}
