import { describe, expect, it } from 'vitest';
import { placeAfter, rowAct } from './row-keys.ts';

const press = (key: string, held: Partial<Parameters<typeof rowAct>[0]> = {}) =>
  rowAct({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('a key in the list of creators', () => {
  it.each([
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
  ])('%j means %j', (key, act) => {
    expect(press(key)).toEqual(act);
  });

  it('takes a range with Shift', () => {
    expect(press(' ', { shiftKey: true })).toEqual({ kind: 'select', isRange: true });
    expect(press('1', { shiftKey: true })).toBeNull();
  });

  it('is the browser’s with Ctrl, ⌘ or Alt', () => {
    expect(press('1', { ctrlKey: true })).toBeNull();
    expect(press('k', { metaKey: true })).toBeNull();
    expect(press('ArrowUp', { altKey: true })).toBeNull();
  });
});

describe('a step in the list', () => {
  it('goes on by one and stays at the ends', () => {
    expect(placeAfter('next', 0, 3)).toBe(1);
    expect(placeAfter('next', 2, 3)).toBe(2);
    expect(placeAfter('previous', 0, 3)).toBe(0);
    expect(placeAfter('last', 0, 3)).toBe(2);
    expect(placeAfter('first', 2, 3)).toBe(0);
  });

  it('enters at the near end, and nowhere in an empty list', () => {
    expect(placeAfter('next', -1, 3)).toBe(0);
    expect(placeAfter('previous', -1, 3)).toBe(2);
    expect(placeAfter('next', -1, 0)).toBe(-1);
    expect(placeAfter('first', -1, 0)).toBe(-1);
  });
});
