import { MediaQuery } from 'svelte/reactivity';

/** Whether the hero's actions find room beside the log: where the page shows its panels there. */
export const beside = new MediaQuery('min-width: 1181px');
