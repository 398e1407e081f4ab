/** Dragging a card with mouse, pen or finger: an extra beside tapping and keys. */
import type { Attachment } from 'svelte/attachments';

const START = 7;

export interface Drop {
  card: number;
  zone: 'word' | 'hand';
  /** Place among the cards of the zone. */
  at: number;
}

/** The place among the elements that a point is nearest to, in reading order. */
export function placeAt(boxes: readonly DOMRect[], x: number, y: number): number {
  const before = boxes.filter((box) => y > box.bottom || (y > box.top - box.height / 2 && x > box.left + box.width / 2));
  return before.length;
}

/** A draggable card; `ondrop` is told where it was let go, null for nowhere. */
export const drag =
  (card: number, ondrop: (drop: Drop | null) => void): Attachment<HTMLElement> =>
  (element) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function move(e: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [e.clientX - from.clientX, e.clientY - from.clientY];
      if (!ghost) {
        if (Math.hypot(dx, dy) < START) return;
        const box = element.getBoundingClientRect();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.classList.add('ghost');
        ghost.setAttribute('aria-hidden', 'true');
        ghost.style.cssText = `position:fixed;z-index:70;left:${box.left}px;top:${box.top}px;width:${box.width}px;--card:${box.width}px;pointer-events:none;margin:0`;
        document.body.append(ghost);
        element.classList.add('dragged');
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    }
    function end(e: PointerEvent): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      from = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      element.classList.remove('dragged');
      // the click that follows a drag must not act as a tap
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true));
      ondrop(e.type === 'pointerup' ? find(card, e) : null);
    }
    function begin(e: PointerEvent): void {
      if (e.button !== 0) return;
      from = e;
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }
    element.addEventListener('pointerdown', begin);
    return () => {
      element.removeEventListener('pointerdown', begin);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      ghost?.remove();
    };
  };

const swallow = (e: Event): void => {
  e.stopImmediatePropagation();
  e.preventDefault();
};

function find(card: number, e: PointerEvent): Drop | null {
  const zone = document.elementsFromPoint(e.clientX, e.clientY).find((el) => el instanceof HTMLElement && el.dataset.zone);
  if (!(zone instanceof HTMLElement)) return null;
  const boxes = [...zone.querySelectorAll('[data-card]')]
    .filter((el) => (el as HTMLElement).dataset.card !== String(card))
    .map((el) => el.getBoundingClientRect());
  return { card, zone: zone.dataset.zone as Drop['zone'], at: placeAt(boxes, e.clientX, e.clientY) };
}
