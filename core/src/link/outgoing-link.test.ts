import { expect, it } from 'vitest';
import { outgoingLink } from './outgoing-link.ts';

it.each([
  ['linktr.ee/ilsa', 'https://linktr.ee/ilsa'],
  [' http://ilsa-torvane.com/ ', 'http://ilsa-torvane.com/'],
  ['//ilsa-torvane.com', 'https://ilsa-torvane.com'],
  ['https://l.instagram.com/?u=https%3A%2F%2Flinktr.ee%2Filsa&e=AT1', 'https://linktr.ee/ilsa'],
  ['https://www.tiktok.com/link/v2?aid=1988&target=linktr.ee%2Filsa', 'https://linktr.ee/ilsa'],
  ['mailto:ilsa@ilsa-torvane.com', null],
  ['javascript:alert(1)', null],
  ['https://user:pass@ilsa-torvane.com', null],
  ['', null],
])('makes %s absolute', (raw, expected) => {
  expect(outgoingLink(raw)).toBe(expected);
});
