import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, Offline } from '../../lib/api';
import { locale } from '../../lib/i18n.svelte';
import type { Profile } from '../../lib/protocol/types';
import UnlockedCards from './UnlockedCards.svelte';

const profile = (...unlocked: string[]): Profile => ({ games_played: 1, games_won: 0, achievements: [], unlocking: 'own', unlocked });

/** What is told when the form opens, and the box. */
async function opened(found: Promise<Profile>, on = false) {
  vi.spyOn(api, 'profile').mockReturnValue(found);
  const told: (string[] | null)[] = [];
  const { rerender } = render(UnlockedCards, { on, ontoggle: (cards: string[] | null) => told.push(cards) });
  await found.catch(() => null);
  await Promise.resolve();
  await rerender({ on: told.at(-1) !== null });
  return { told, box: screen.getByRole('checkbox') as HTMLInputElement };
}
beforeEach(() => {
  locale.now = 'en';
  localStorage.clear();
});

it('lets unlocked cards take part without being asked', async () => {
  const { told, box } = await opened(Promise.resolve(profile('unlock-r', 'unlock-e')));
  expect(told.at(-1)).toEqual(['unlock-r', 'unlock-e']);
  expect(box.checked).toBe(true);
});
it('remembers for the next game that they were left out', async () => {
  const { told, box } = await opened(Promise.resolve(profile('unlock-r')));
  box.click();
  expect(told.at(-1)).toBeNull();
  document.body.replaceChildren();
  expect((await opened(Promise.resolve(profile('unlock-r')))).told.at(-1)).toBeNull();
});
it('takes none where the host allows none, whatever the last game had', async () => {
  const { told, box } = await opened(Promise.resolve(profile()), true);
  expect(told.at(-1)).toBeNull();
  expect(box.disabled).toBe(true);
});
it('takes none when the server does not answer', async () => {
  const { told } = await opened(Promise.reject(new Offline()), true);
  expect(told.at(-1)).toBeNull();
});
