import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { locale } from '../../lib/i18n.svelte';
import { first } from '../../lib/opponents';
import type { NewSeat, Opponents } from '../../lib/protocol/types';
import SeatRows from './SeatRows.svelte';

const told: Opponents = {
  ...first,
  opponents: [
    ...first.opponents,
    { key: 'rex', name: 'Rex Dunmore', bot: 'casual@3', skill: 'casual', vocabulary: 3 },
    { key: 'silas', name: 'Silas Mortlake', bot: 'legend@5', skill: 'legend', vocabulary: 5 },
  ],
};
const seats: NewSeat[] = $state([
  { kind: 'human', name: 'Ines', colour: 'red' },
  { kind: 'ai', name: 'Hattie Bloom', colour: 'blue', bot: 'casual@2' },
  { kind: 'ai', name: 'Rex Dunmore', colour: 'green', bot: 'casual@3' },
]);
beforeAll(() => {
  // the test environment has no modal dialogs
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => (locale.now = 'en'));

const shown = () => {
  const onchange = vi.fn<(seats: NewSeat[]) => void>();
  render(SeatRows, { seats, limits: [2, 5], told, onchange });
  return onchange;
};
const open = async (name: RegExp) => {
  await fireEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
const last = (onchange: ReturnType<typeof shown>) => onchange.mock.lastCall?.[0][1];

it('says of a computer who plays, with both dials in words', () => {
  shown();
  expect(screen.getByRole('button', { name: /Hattie Bloom\s+casual, vocabulary 2/ })).toBeTruthy();
});
it('takes another opponent with name and dials, and nobody who sits here already', async () => {
  const onchange = shown();
  const dialog = await open(/^Hattie Bloom/);
  expect((dialog.getByRole('radio', { name: 'Hattie Bloom, casual, vocabulary 2' }) as HTMLInputElement).checked).toBe(true);
  expect((dialog.getByRole('radio', { name: /Rex Dunmore.*already at the table/ }) as HTMLInputElement).disabled).toBe(true);
  await fireEvent.click(dialog.getByRole('radio', { name: 'Silas Mortlake, legend, vocabulary 5' }));
  expect(last(onchange)).toEqual({ kind: 'ai', name: 'Silas Mortlake', colour: 'blue', bot: 'legend@5' });
});
it('turns each dial by itself; the name stays', async () => {
  const onchange = shown();
  const dialog = await open(/^Hattie Bloom/);
  const skill = dialog.getByRole('slider', { name: 'Skill' });
  expect(skill.getAttribute('aria-valuetext')).toBe('2 of 5: casual');
  await fireEvent.input(skill, { target: { value: '4' } });
  expect(last(onchange)).toMatchObject({ name: 'Hattie Bloom', bot: 'bestseller@2' });
  await fireEvent.input(dialog.getByRole('slider', { name: 'Vocabulary' }), { target: { value: '1' } });
  expect(last(onchange)?.bot).toMatch(/@1$/);
});
it('takes a pen name, but never an empty one', async () => {
  const onchange = shown();
  const dialog = await open(/^Hattie Bloom/);
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await fireEvent.change(name, { target: { value: ' Bob ' } });
  expect(last(onchange)).toMatchObject({ name: 'Bob', bot: 'casual@2' });
  await fireEvent.change(name, { target: { value: '  ' } });
  expect(last(onchange)?.name).toBe('Hattie Bloom');
});
it('closes by Enter without sending the form off', async () => {
  shown();
  const dialog = await open(/^Hattie Bloom/);
  expect(await fireEvent.keyDown(dialog.getByRole('slider', { name: 'Skill' }), { key: 'Enter' })).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
