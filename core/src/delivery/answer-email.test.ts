import { expect, it } from 'vitest';
import { answerSubject } from './answer-email.ts';

it.each([
  ['Hello', 'Re: Hello'],
  ['Re: Hello', 'Re: Hello'],
  ['AW: Hello', 'AW: Hello'],
  ['回复：你好', '回复：你好'],
  ['Hello\r\nBcc: eve@evil.test', 'Re: Hello Bcc: eve@evil.test'],
  ['Reach: a plan', 'Re: Reach: a plan'],
  ['', 'Re:'],
])('an answer to %j has the subject %j', (subject, answer) =>
  expect(answerSubject(subject)).toBe(answer),
);

it('a subject that is too long is cut', () =>
  expect(answerSubject('x'.repeat(500)).length).toBeLessThanOrEqual(250));
