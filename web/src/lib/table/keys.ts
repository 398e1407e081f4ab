/** The keyboard at the table: letters write, Tab walks the spellings, Enter plays. Controls that have focus keep their own keys. */
import type { Play } from './play.svelte';

const WRITES = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';
const ACTS = 'button, a, summary, input, [role=button]';

const CARDS = '[data-focus^=card-], [data-focus^=hand-]';

/** A card clicked with a mouse gives the focus back to the desk: the next Enter is for the word or the basket, not for the card again. */
export function clicked(e: MouseEvent, mouse: boolean, home: () => void): void {
  if (mouse && e.detail > 0 && e.target instanceof Element && e.target.closest(CARDS)) home();
}

/** Handles a key; `home` gives the focus to the desk so that Enter and Space work on the word. */
export function press(e: KeyboardEvent, play: Play, home: () => void): void {
  const target = e.target instanceof Element ? e.target : document.body;
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || target.closest(WRITES) || document.querySelector('dialog[open]')) return;
  const onControl = target.closest(ACTS) !== null;
  const { draft, phase } = play;
  if (e.key === 'Enter' && !onControl) {
    e.preventDefault();
    void play.main();
    return;
  }
  if (e.key === '?' && play.coached) {
    e.preventDefault();
    if (play.coach.open) void play.hint();
    return;
  }
  if (phase !== 'word') {
    if (e.key === 'Backspace' && phase !== 'watch') void play.takeBack();
    return;
  }
  // lexicons compare letters without marks: an Ñ finds words with N and with Ñ
  const letter = /^\p{L}$/u.test(e.key) ? e.key.normalize('NFD').charAt(0).toUpperCase() : '';
  if (letter) {
    home();
    draft.type(letter);
  } else if (e.key === 'Backspace') {
    home();
    draft.back();
  } else if (e.key === 'Escape') draft.clear();
  else if (e.key === ' ' && !onControl) {
    if (play.canSplit && !draft.empty) draft.split();
    else draft.shuffle();
  } else if (e.key === 'Tab' && !e.shiftKey && !onControl && draft.walk(1)) {
    // the last spelling lets Tab go on to the next control
  } else if (e.key === 'ArrowDown' && !draft.empty) draft.walk(1);
  else if (e.key === 'ArrowUp' && !draft.empty) draft.walk(-1);
  else return;
  e.preventDefault();
}
