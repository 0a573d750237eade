import { expect, it } from 'vitest';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import { answerSubject } from './answer-subject.ts';

it.each([
  ['Hello', 'Re: Hello'],
  ['Re: Hello', 'Re: Hello'],
  ['RE: Hello', 'Re: Hello'],
  ['re:Hello', 'Re: Hello'],
  ['RE : Hello', 'Re: Hello'],
  ['AW: Hello', 'Re: Hello'],
  ['SV: Hello', 'Re: Hello'],
  ['Antw: Hello', 'Re: Hello'],
  ['Odp: Hello', 'Re: Hello'],
  ['回复：Hello', 'Re: Hello'],
  ['Re[2]: Hello', 'Re: Hello'],
  ['Re: AW: RE: Hello', 'Re: Hello'],
  ['Fwd: Hello', 'Re: Fwd: Hello'],
  ['Real: a talk', 'Re: Real: a talk'],
  ['Hello: re: you', 'Re: Hello: re: you'],
  ['', 'Re: A collaboration'],
  ['Re:', 'Re: A collaboration'],
  [' \u2028 ', 'Re: A collaboration'],
  ['Hello\r\nBcc: eve@evil.com', 'Re: Hello Bcc: eve@evil.com'],
  ['Re:\r\n Hello\0', 'Re: Hello'],
])('an answer to %j is called %j', (subject, expected) => {
  expect(answerSubject(subject, 'A collaboration')).toBe(expected);
});

it('that answers an email with no subject at all has one all the same', () => {
  expect(answerSubject('', '')).toBe('Re: your message');
  expect(answerSubject('', 'Re: Hello')).toBe('Re: Hello');
});

it('is no longer than a subject may be, and holds no half of a sign', () => {
  const long = answerSubject('😀'.repeat(SUBJECT_MAXIMUM), '');
  expect(long.length).toBeLessThanOrEqual(SUBJECT_MAXIMUM);
  expect(long.isWellFormed()).toBe(true);
});

it.each([60, 200_000])('is found at once, though it was answered %i times', (times) => {
  expect(answerSubject('Re: '.repeat(times) + 'Hello', '')).toBe('Re: Hello');
});
