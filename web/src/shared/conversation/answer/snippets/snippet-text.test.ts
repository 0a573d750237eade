import { expect, it } from 'vitest';
import { slashBefore } from './slash.ts';
import { filledSnippet, matchSnippets, snippetRefusals } from './snippet-text.ts';

it.each([
  ['/', 1, { from: 0, to: 1, query: '' }],
  ['/rat', 4, { from: 0, to: 4, query: 'rat' }],
  ['/our rates', 10, { from: 0, to: 10, query: 'our rates' }],
  ['Hi Ann,\n/', 9, { from: 8, to: 9, query: '' }],
  ['Hi /ra, bye', 6, { from: 3, to: 6, query: 'ra' }],
  ['and/or', 6, null],
  ['200 / day', 6, null],
  ['/rates\nmore', 11, null],
  ['https://x.test/', 15, null],
  ['//', 2, null],
  [`/${'x'.repeat(41)}`, 42, null],
  ['none', 4, null],
])('in %j with the caret at %i: %j', (text, caret, slash) => {
  expect(slashBefore(text, caret)).toEqual(slash);
});

const ann = { name: 'Ann Lee', platform: 'tiktok' as const, handles: { tiktok: 'annlee' } };

it.each([
  ['Hi {{firstName}}, @{{handle}} fits.', 'Hi Ann, @annlee fits.'],
  ['Hi {{ firstName }} from {{myName}}', 'Hi Ann from Pam'],
  ['Hi {{firstName|there}}', 'Hi Ann'],
  ['{{unknown}} stays', '{{unknown}} stays'],
  ['As {it} is', 'As {it} is'],
])('%j for Ann: %j', (text, filled) => {
  expect(filledSnippet(text, ann, 'Pam')).toBe(filled);
});

it.each([
  ['Hi {{firstName}},', 'Hi,'],
  ['Hi {{firstName|there}},', 'Hi there,'],
])('%j for somebody without a name: %j', (text, filled) => {
  expect(filledSnippet(text, { ...ann, name: '' }, '')).toBe(filled);
});

const snippet = (name: string, text = 'We pay 200.', id = name) => ({ id, name, text });

it('finds by a part of the name, the ones that begin with it first', () => {
  const all = [snippet('Our rates'), snippet('Rates'), snippet('Bye')];
  expect(matchSnippets(all, 'RAT').map(({ name }) => name)).toEqual(['Rates', 'Our rates']);
  expect(matchSnippets(all, '')).toHaveLength(3);
});

it.each([
  [snippet('Rates', 'Hi', 'new'), 'You have a snippet with this name.', null],
  [snippet('rates ', 'Hi', 'new'), 'You have a snippet with this name.', null],
  [snippet('Rates'), null, null],
  [snippet(' '), 'Give the snippet a name.', null],
  [snippet('x'.repeat(41)), 'Use at most 40 characters.', null],
  [snippet('A', ' '), null, 'Write the text.'],
  [snippet('A', 'x'.repeat(2001)), null, 'Use at most 2,000 characters.'],
  [snippet('A', 'Hi {{first}}'), null, 'There is no variable {{first}}. Use one of those listed.'],
  [
    snippet('A', 'Hi {{firstName'),
    null,
    '“{{firstName” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.',
  ],
])('%j: %j, %j', (typed, name, text) => {
  expect(snippetRefusals(typed, [snippet('Rates')])).toEqual({ name, text });
});
