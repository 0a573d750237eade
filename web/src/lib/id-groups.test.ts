import { expect, it } from 'vitest';
import { GROUP_SIZE, idGroups, MOST_GROUPS } from './id-groups.ts';

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `c${from + n}`);
/** The ids of groups that were not there before: these are read again. */
const readAgain = (before: readonly (readonly string[])[], now: readonly (readonly string[])[]) =>
  now.filter((group) => !before.includes(group)).flat();

it('makes groups of at most 30, in order', () => {
  expect(idGroups([], ids(0, 70))).toEqual([ids(0, 30), ids(30, 60), ids(60, 70)]);
  expect(idGroups([], [])).toEqual([]);
});

it('keeps the groups when nothing changed, in any order', () => {
  const before = idGroups([], ids(0, 70));
  const now = idGroups(before, ids(0, 70).reverse());
  expect(readAgain(before, now)).toEqual([]);
  expect(now).toHaveLength(before.length);
});

it('reads one that came, and none of those that stay', () => {
  const before = idGroups([], ids(1, 101));
  const now = idGroups(before, ids(0, 100));
  expect(readAgain(before, now)).toEqual(['c0']);
});

it('drops a group of which none is asked for', () => {
  expect(idGroups(idGroups([], ids(0, 60)), ids(40, 60))).toEqual([ids(30, 60)]);
  expect(idGroups(idGroups([], ids(0, 60)), [])).toEqual([]);
});

it('joins the small groups before there are too many', () => {
  let groups = idGroups([], ids(1000, 1100));
  let read = 0;
  for (let captured = 1; captured <= 200; captured++) {
    const before = groups;
    const asked = ids(1000 - captured, 1100 - captured);
    groups = idGroups(before, asked);
    const again = readAgain(before, groups);
    read += again.length;
    expect(again.length).toBeLessThanOrEqual(GROUP_SIZE);
    expect(groups.length).toBeLessThanOrEqual(MOST_GROUPS);
    expect(groups.every(({ length }) => length <= GROUP_SIZE)).toBe(true);
    expect(groups.flat()).toEqual(expect.arrayContaining(asked));
  }
  expect(read / 200).toBeLessThan(8);
});

it('starts over where nothing else fits', () => {
  const before = Array.from({ length: MOST_GROUPS }, (_, n) => ids(n * 100, n * 100 + 20));
  const asked = [...before.map(([first]) => first ?? ''), 'new'];
  expect(idGroups(before, asked)).toEqual([asked]);
});
