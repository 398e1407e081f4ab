import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Offline } from '../lib/api';
import { shelve } from '../lib/catalogue.svelte';
import { locale } from '../lib/i18n.svelte';
import type { Achievement, Face, Profile } from '../lib/protocol/types';
import AchievementList from './AchievementList.svelte';
import NewlyUnlocked from './NewlyUnlocked.svelte';

const face = (key: string, label: string): Face => ({
  key,
  kind: 'letter',
  letters: label,
  wild: false,
  score: 1,
  cost: 3,
  fame: 0,
  name: '',
  genre: '',
  short: '',
  full: '',
  label,
  icon: '',
  rulings: [],
  unlockable: false,
});
const locked: Achievement = {
  card: 'unlock-i',
  measure: 'word_length',
  at_least: 9,
  value: 7,
  unlocked: false,
  since: null,
  game: null,
};
const unlocked: Achievement = {
  card: 'unlock-r',
  measure: 'games_played',
  at_least: 1,
  value: 4,
  unlocked: true,
  since: '2026-11-30T10:00:00+00:00',
  game: 'this',
};
const profile = (...achievements: Achievement[]): Profile => ({ games_played: 4, games_won: 1, achievements, unlocking: 'own', unlocked: [] });

beforeEach(() => {
  locale.now = 'en';
  shelve([face('unlock-i', 'I'), face('unlock-r', 'R')]);
});

describe('achievements', () => {
  it('tell in words what unlocks a card, how far that is, and whether it is reached', () => {
    render(AchievementList, { achievements: [locked, unlocked] });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Write a word of 9 letters or more');
    expect(first?.textContent).toContain('7 of 9');
    expect(first?.textContent).toContain('Locked');
    expect(second?.textContent).toContain('Finish 1 game');
    expect(second?.textContent).toContain('1 of 1');
    expect(second?.textContent).toContain('Unlocked on Nov 30, 2026');
    expect(within(second as HTMLElement).getByRole('img').getAttribute('aria-label')).toBe('R');
  });
});

describe('the end of a game', () => {
  it('tells what this game has unlocked, and only that', async () => {
    vi.spyOn(api, 'profile').mockResolvedValue(profile(locked, unlocked, { ...unlocked, card: 'unlock-i', game: 'another' }));
    render(NewlyUnlocked, { game: 'this' });
    expect((await screen.findByRole('heading')).textContent).toBe('This game unlocked a card');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
  it('says nothing when nothing was unlocked, or the server does not answer', async () => {
    const asked = vi.spyOn(api, 'profile').mockResolvedValueOnce(profile(locked)).mockRejectedValueOnce(new Offline());
    render(NewlyUnlocked, { game: 'this' });
    render(NewlyUnlocked, { game: 'this' });
    await Promise.allSettled(asked.mock.results.map((one) => one.value as Promise<Profile>));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
