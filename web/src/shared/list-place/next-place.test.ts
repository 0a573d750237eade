import { expect, it } from 'vitest';
import { nextPlace } from './use-list-place.ts';

const listOf = (ids: string) => ids.split('').map((id) => ({ id }));

it.each([
  ['the one below takes its place', 'abc', 1, 'ac', 1],
  ['of those below, the first that is left', 'abcd', 1, 'ad', 1],
  ['however the list was sorted since', 'abcd', 1, 'dca', 1],
  ['without anything below, the last', 'abc', 2, 'ab', 1],
  ['newer ones above do not count', 'ab', 0, 'xyb', 2],
  ['an empty list has none', 'a', 0, '', -1],
])('%s', (_, before, place, after, next) => {
  expect(nextPlace({ items: listOf(before), place }, listOf(after))).toBe(next);
});
