import { beforeEach, expect, it } from 'vitest';
import { Offline, Refused } from './api';
import { locale } from './i18n.svelte';
import { failureText, refusalText } from './refusal';

beforeEach(() => (locale.now = 'en'));

it('names modes, modules and options as the page does', () => {
  expect(refusalText({ code: 'module_mode', params: { mode: 'spy_novel', module: 'attacks' } })).toBe('Attacks cannot be added to Spy Novel.');
  expect(refusalText({ code: 'option_value', params: { option: 'level', value: '9' } })).toBe('Level cannot be 9.');
  expect(refusalText({ code: 'module_people', params: { module: 'theme_vote', people: 2 } })).toContain('Vote on words that are not listed');
  expect(refusalText({ code: 'mode_seats', params: { mode: 'unheard', fewest: 2, most: 5 } })).toBe('unheard is for 2 to 5 seats.');
});
it('falls back for a code without a message', () => {
  expect(refusalText({ code: 'made_up', params: {} })).toBe('The server did not understand that.');
  expect(refusalText({ code: 'made_up', params: {} }, 'verdict.unknown')).toBe('This cannot be laid.');
});
it('tells a refusal from silence', () => {
  expect(failureText(new Refused({ code: 'card_locked', params: {} }, 422))).toBe('That card is still locked.');
  expect(failureText(new Offline())).toContain('connection is lost');
});
