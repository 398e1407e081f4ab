import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { shelve } from '../lib/catalogue.svelte';
import { locale } from '../lib/i18n.svelte';
import type { Face } from '../lib/protocol/types';
import Card from './Card.svelte';

const face = (more: Partial<Face>): Face => ({
  key: 'letter-p',
  kind: 'letter',
  letters: 'P',
  wild: false,
  score: 2,
  cost: 5,
  fame: 0,
  name: '',
  genre: '',
  short: '+2¢ first',
  full: '',
  label: 'P, score 2, costs 5¢, +2¢ first',
  icon: 'first',
  rulings: [],
  unlockable: false,
  ...more,
});
beforeEach(() => {
  locale.now = 'en';
  shelve([
    face({}),
    face({ key: 'pair-an', kind: 'two_letter', letters: 'AN', label: 'A N' }),
    face({
      key: 'fame',
      kind: 'fame',
      letters: '',
      wild: true,
      fame: 7,
      cost: 8,
      name: 'The Corpse Wore Corduroy',
      genre: 'mystery',
      label: 'Wild, The Corpse Wore Corduroy',
    }),
  ]);
});

describe('a card', () => {
  it('is a real button whose name tells all that its face and its state show', () => {
    render(Card, { card: 'letter-p', states: ['afford', 'new'], note: 'top of the pile' });
    expect(screen.getByRole('button').textContent.trim()).toMatch(
      /^P, score 2, costs 5¢, \+2¢ first, you can buy it, new, top of the pile/,
    );
  });
  it('says that it is pressed when it lies in the basket', () => {
    render(Card, { card: 'letter-p', states: ['basket'] });
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
  it('bears a mark, and says it, when it is unlocked by playing', () => {
    shelve([face({ key: 'unlock-r', label: 'R', unlockable: true })]);
    const { container } = render(Card, { card: 'unlock-r' });
    expect(container.querySelector('.key')).not.toBeNull();
    expect(screen.getByRole('button').textContent).toContain('R, unlocked by playing');
  });
  it('tells its price of today when it is not the printed one', () => {
    render(Card, { card: 'letter-p', price: 4 });
    expect(screen.getByRole('button').textContent).toContain('now 4¢');
  });
  it('shows a wild with its letter and keeps its cover', () => {
    const { container } = render(Card, { card: 'fame', as: 'S', button: false });
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^as S, Wild/);
    expect(container.querySelector('.letters')?.textContent).toBe('S');
    expect(container.querySelector('svg.cover')).not.toBeNull();
    expect(container.querySelector('.card')?.className).toContain('stands');
  });
  it('keeps the two letters of a pair apart, also reversed', () => {
    const { container } = render(Card, { card: 'pair-an', as: 'NA', button: false });
    expect([...container.querySelectorAll('.letters i')].map((i) => i.textContent)).toEqual(['N', 'A']);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^read as NA/);
  });
  it('shows nothing of a card that lies face down', () => {
    const { container } = render(Card, { card: 'back', button: false });
    expect(container.textContent.trim()).toBe('');
    expect(screen.getByRole('img', { name: 'Face-down card' })).toBeDefined();
  });
});
