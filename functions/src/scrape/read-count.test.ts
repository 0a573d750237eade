import { expect, it } from 'vitest';
import { readCount } from './read-count.ts';

it.each([
  ['2,362 Followers', 2362],
  ['2.362', 2362],
  ['2 362 abonnés', 2362],
  ['1,234,567', 1_234_567],
  ['783.4K Followers', 783_400],
  ['1.2M', 1_200_000],
  ['1,2 Mio. Follower', 1_200_000],
  ['783,4 тыс. подписчиков', 783_400],
  ['5 mil seguidores', 5000],
  ['1.2万', 12_000],
  ['12 Followers', 12],
  ['12 mutuals', 12],
  ['0', 0],
  ['1.23', null],
  ['many', null],
  ['999999999999 B', null],
  ['999,999,999,999,999', 999_999_999_999_999],
  ['', null],
])('%s', (text, count) => {
  expect(readCount(text)).toBe(count);
});
