/** The whole text of a card, on hover, focus or a long press; Escape, leaving it or touching anything else puts it away. */
import type { Attachment } from 'svelte/attachments';

const HOVER = 450;
const PRESS = 420;

let shown = $state.raw<{ card: string; box: DOMRect } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let asked: Element | undefined;

function show(card: string, element: Element, after: number): void {
  clearTimeout(timer);
  asked = element;
  timer = setTimeout(() => (shown = { card, box: element.getBoundingClientRect() }), after);
}
/** Puts the detail away, a moment later: a card that leaves the page loses its focus while the page is being changed. */
function hide(): void {
  clearTimeout(timer);
  const was = shown;
  if (was) queueMicrotask(() => shown === was && (shown = null));
}

export const detail = {
  get now() {
    return shown;
  },
  hide,
  /** Lets an element tell about a card. */
  about:
    (card: string): Attachment<HTMLElement> =>
    (element) => {
      if (card === 'back') return;
      let pressed = false;
      const on: [string, (e: Event) => void][] = [
        ['pointerenter', (e) => (e as PointerEvent).pointerType === 'mouse' && show(card, element, HOVER)],
        ['pointerleave', (e) => (e as PointerEvent).pointerType === 'mouse' && hide()],
        ['focus', () => element.matches(':focus-visible') && show(card, element, HOVER)],
        ['blur', hide],
        [
          'pointerdown',
          (e) => {
            pressed = false;
            if ((e as PointerEvent).pointerType === 'mouse') return hide();
            clearTimeout(timer);
            asked = element;
            timer = setTimeout(() => {
              pressed = true;
              shown = { card, box: element.getBoundingClientRect() };
            }, PRESS);
          },
        ],
        ['pointerup', () => clearTimeout(timer)],
        ['pointercancel', hide],
        ['contextmenu', (e) => pressed && e.preventDefault()],
        // a long press tells about the card and does nothing else
        ['click', (e) => pressed && (e.stopImmediatePropagation(), e.preventDefault(), (pressed = false))],
      ];
      for (const [name, act] of on) element.addEventListener(name, act, name === 'click');
      return () => {
        for (const [name, act] of on) element.removeEventListener(name, act, name === 'click');
        // a card that goes before its time has come is not told about either
        if (asked === element) clearTimeout(timer);
        if (shown?.card === card) hide();
      };
    },
};
