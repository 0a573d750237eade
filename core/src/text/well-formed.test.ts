import { expect, it } from 'vitest';
import { wellFormed } from './well-formed.ts';

it.each([
  ['Ann \ud83d', 'Ann \ufffd'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
  ['Ann 😀 👨‍👩‍👧', 'Ann 😀 👨‍👩‍👧'],
  ['', ''],
])('of %j it makes %j', (text, made) => {
  expect(wellFormed(text)).toBe(made);
});

it('works within lists and objects, and leaves what is no text', () => {
  const at = new Date('2026-05-01T12:00:00Z');
  const value = { at, n: 1, none: null, gone: undefined, list: [{ text: '\ud83d', is: true }] };
  expect(wellFormed(value)).toStrictEqual({ ...value, list: [{ text: '\ufffd', is: true }] });
  expect(wellFormed(at)).toBe(at);
});
