import { describe, expect, it } from 'vitest';
import { placeAfter, rowAct } from './row-keys.ts';

type Pressed = Parameters<typeof rowAct>[0];
const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('a key in the list of creators', () => {
  it.each<[string, ReturnType<typeof rowAct>, held?: Partial<Pressed>]>([
    ['ArrowDown', { kind: 'move', to: 'next' }],
    ['k', { kind: 'move', to: 'previous' }],
    ['End', { kind: 'move', to: 'last' }],
    [' ', { kind: 'select', isRange: false }],
    ['1', { kind: 'status', status: 'Discovered' }],
    ['7', { kind: 'status', status: 'No Response' }],
    ['Escape', { kind: 'clear' }],
    // There are seven statuses.
    ['8', null],
    ['0', null],
    // The name is a link, and the search box hears "/" by itself.
    ['Enter', null],
    ['/', null],
    [' ', { kind: 'select', isRange: true }, { shiftKey: true }],
    ['1', null, { shiftKey: true }],
    // With these it is the browser's.
    ['1', null, { ctrlKey: true }],
    ['k', null, { metaKey: true }],
    ['ArrowUp', null, { altKey: true }],
  ])('%j means %j, with %j', (key, act, held = {}) => {
    expect(rowAct({ ...NONE, key, ...held })).toEqual(act);
  });
});

describe('a step in the list', () => {
  it.each([
    ['goes on by one', 'next', 0, 3, 1],
    ['stays at the end', 'next', 2, 3, 2],
    ['stays at the beginning', 'previous', 0, 3, 0],
    ['leads to the end', 'last', 0, 3, 2],
    ['leads to the beginning', 'first', 2, 3, 0],
    ['enters at the near end', 'next', -1, 3, 0],
    ['enters at the other end', 'previous', -1, 3, 2],
    ['leads nowhere in an empty list', 'next', -1, 0, -1],
    ['finds no first in an empty list', 'first', -1, 0, -1],
  ] as const)('%s', (_, to, from, count, place) => {
    expect(placeAfter(to, from, count)).toBe(place);
  });
});
