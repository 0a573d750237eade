import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { distance, matchSections, nearestFirst } from './match-entries.ts';

const entry = (name: string, also = ''): Entry => ({ id: name, name, also, act: () => undefined });
const SECTIONS = [
  { title: 'Go to', entries: [entry('Email Settings', 'gmail'), entry('DMs', 'direct messages')] },
  { title: 'Other', entries: [entry('Show all keys', 'help'), entry('Message settings')] },
];
const found = (typed: string) =>
  nearestFirst(matchSections(SECTIONS, typed)).map(({ title, entries }) => [
    title,
    ...entries.map(({ name }) => name),
  ]);

it.each([
  ['set em', 'Email Settings', '', 0],
  ['ettings', 'Email Settings', '', 1],
  ['gmail', 'Email Settings', 'gmail', 2],
  ['mail', 'Settings', 'gmail', null],
  ['email crm', 'Email Settings', '', null],
  ['elodie', 'Élodie', '', 0],
  ['  ', 'Anything', '', 0],
])('%j is near %j: %j', (typed, name, also, far) => {
  expect(distance({ name, also }, typed)).toBe(far);
});

it('all is offered before something is typed', () => {
  expect(matchSections(SECTIONS, ' ')).toBe(SECTIONS);
});

it.each([
  [
    'sett',
    [
      ['Go to', 'Email Settings'],
      ['Other', 'Message settings'],
    ],
  ],
  [
    'mess',
    [
      ['Other', 'Message settings'],
      ['Go to', 'DMs'],
    ],
  ],
  ['keys', [['Other', 'Show all keys']]],
  ['nothing', []],
])('%j finds the nearest first', (typed, sections) => {
  expect(found(typed)).toEqual(sections);
});

it('of two sections as near, the first stays first', () => {
  const one = { title: 'one', entries: [], far: 1 };
  const [two, three] = [
    { ...one, title: 'two' },
    { ...one, title: 'three', far: 0 },
  ];
  expect(nearestFirst([one, two, three])).toEqual([three, one, two]);
});
