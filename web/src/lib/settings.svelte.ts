/** How this browser likes to see the game. */
import { kept } from './kept';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const speeds = ['calm', 'quick', 'instant'] as const;
export type Speed = (typeof speeds)[number];

const one = <T extends string>(of: readonly T[], name: string, otherwise: T): T => of.find((v) => v === kept.get(name)) ?? otherwise;

let theme = $state<Theme>(one(themes, 'theme', 'system'));
let afterwards = $state(kept.get('afterwards') === 'yes');
let speed = $state<Speed>(one(speeds, 'speed', 'calm'));

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function paint(): void {
  document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
}
dark.addEventListener('change', paint);

export const settings = {
  get theme() {
    return theme;
  },
  set theme(wanted: Theme) {
    theme = wanted;
    kept.set('theme', wanted);
    paint();
  },
  get speed() {
    return speed;
  },
  set speed(wanted: Speed) {
    speed = wanted;
    kept.set('speed', wanted);
  },
  /** Whether the best word of a hand is told when its turn is over. */
  get afterwards() {
    return afterwards;
  },
  set afterwards(wanted: boolean) {
    afterwards = wanted;
    kept.set('afterwards', wanted ? 'yes' : 'no');
  },
  /** How long a step of another seat's turn stays in view, in milliseconds. */
  get pause() {
    return { calm: 1600, quick: 650, instant: 0 }[speed];
  },
  /** How long a card travels, in milliseconds. */
  get move() {
    return still.matches ? 0 : 200;
  },
  paint,
};
