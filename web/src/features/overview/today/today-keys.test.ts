import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from './kinds.ts';
import { todayAct, type Press, type TodayAct } from './today-keys.ts';

const PRESS: Press = {
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
};
const LIST = { isInList: true, isOnPage: false };
const PANEL = { isInList: false, isOnPage: false };
const PAGE = { isInList: true, isOnPage: true };

const press = (key: string, kind: Kind | null, where = LIST, more: Partial<Press> = {}) =>
  todayAct({ ...PRESS, key, ...more }, { ...where, kind });

const EVERY: Record<string, TodayAct> = {
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  e: { kind: 'done' },
  h: { kind: 'later' },
  u: { kind: 'undo' },
  1: { kind: 'status', status: 'Discovered' },
  7: { kind: 'status', status: 'No Response' },
};

const ANSWERED: Record<string, TodayAct> = {
  i: { kind: 'means', key: 'i' },
  l: { kind: 'means', key: 'l' },
  n: { kind: 'means', key: 'n' },
  x: { kind: 'means', key: 'x' },
};

/** Beyond those of every kind. */
const OWN: Record<Kind, Record<string, TodayAct>> = {
  reply: ANSWERED,
  may_be: { y: { kind: 'judge', is_theirs: true }, n: { kind: 'judge', is_theirs: false } },
  review: {},
  failure: {},
  reminder: ANSWERED,
  dm: { c: { kind: 'copy' } },
  unwatched: {},
};

const TRIED = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''),
  ' ',
  'Escape',
  'Tab',
  'PageDown',
];

describe.each(KINDS)('with a %s open', (kind) => {
  const known = { ...EVERY, ...OWN[kind] };

  it.each([LIST, PANEL, PAGE])('each key does its own, and others nothing: %o', (where) => {
    for (const key of TRIED) {
      const isStatus = /^[1-7]$/.test(key) && !(key in EVERY);
      if (isStatus) expect(press(key, kind, where)).toMatchObject({ kind: 'status' });
      else expect([key, press(key, kind, where)]).toEqual([key, known[key] ?? null]);
    }
  });

  it('no key acts with a modifier: it is the browser’s, or another one’s', () => {
    for (const key of [...Object.keys(known), 'ArrowDown', 'Enter'])
      for (const modifier of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'] as const)
        expect(press(key, kind, PAGE, { [modifier]: true }), `${modifier} ${key}`).toBeNull();
  });

  it('a key that is held down moves, and does nothing else', () => {
    for (const [key, act] of Object.entries(known))
      expect([key, press(key, kind, LIST, { repeat: true })]).toEqual([
        key,
        act.kind === 'move' ? act : null,
      ]);
    expect(press('ArrowDown', kind, LIST, { repeat: true })).toEqual({ kind: 'move', by: 1 });
    expect(press('End', kind, LIST, { repeat: true })).toBeNull();
    expect(press('Enter', kind, PAGE, { repeat: true })).toBeNull();
  });
});

it('arrows, Home and End move in the list, and scroll what is open', () => {
  for (const [key, act] of Object.entries({
    ArrowDown: { kind: 'move', by: 1 },
    ArrowUp: { kind: 'move', by: -1 },
    Home: { kind: 'end', to: 'first' },
    End: { kind: 'end', to: 'last' },
  })) {
    expect(press(key, 'reply')).toEqual(act);
    expect(press(key, 'reply', PANEL)).toBeNull();
  }
});

it('Enter opens from the page; a row and a button are pressed by it', () => {
  expect(press('Enter', 'reply', PAGE)).toEqual({ kind: 'open' });
  expect(press('Enter', 'reply')).toBeNull();
  expect(press('Enter', 'reply', PANEL)).toBeNull();
});

it('with nothing open, only the keys of every kind are there', () => {
  for (const key of TRIED.filter((one) => !/[1-7]/.test(one)))
    expect([key, press(key, null)]).toEqual([key, EVERY[key] ?? null]);
});
