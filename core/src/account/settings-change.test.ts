import { expect, it } from 'vitest';
import { lastFour } from './settings-change.ts';

it.each([
  ['abcdefghijklmnop', 'mnop'],
  ['abcd-efg', '-efg'],
  ['abcdefg', null],
  ['ab', null],
  [null, null],
])('of the secret %s is shown: %s', (secret, expected) => {
  expect(lastFour(secret)).toBe(expected);
});
