import { expect, it } from 'vitest';
import { outgoingLink } from './outgoing-link.ts';

it.each([
  ['linktr.ee/maren', 'https://linktr.ee/maren'],
  [' http://maren-brisk.com/ ', 'http://maren-brisk.com/'],
  ['//maren-brisk.com', 'https://maren-brisk.com'],
  ['https://l.instagram.com/?u=https%3A%2F%2Flinktr.ee%2Fmaren&e=AT1', 'https://linktr.ee/maren'],
  ['https://www.tiktok.com/link/v2?aid=1988&target=linktr.ee%2Fmaren', 'https://linktr.ee/maren'],
  ['mailto:maren@maren-brisk.com', null],
  ['javascript:alert(1)', null],
  ['https://user:pass@maren-brisk.com', null],
  ['', null],
])('makes %s absolute', (raw, expected) => {
  expect(outgoingLink(raw)).toBe(expected);
});
