import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const rows = Array.from({ length: 12 }, (_, i) => i + 1);

it.each([
  [
    'has five creators and says which',
    { page: 2, size: 5 },
    12,
    { page: 2, pages: 3, from: 6, to: 10 },
  ],
  [
    'knows how many must be loaded',
    { page: 2, size: 5 },
    12,
    { rows: [6, 7, 8, 9, 10], needed: 15 },
  ],
  ['may be short at the end', { page: 3, size: 5 }, 12, { from: 11, to: 12, rows: [11, 12] }],
  ['is the last when a later one is asked for', { page: 9, size: 5 }, 12, { page: 3, to: 12 }],
  ['is as long as was chosen', { page: 2, size: 100 }, 312, { pages: 4, from: 101, needed: 300 }],
  [
    'can be opened before it is loaded',
    { page: 63, size: 5 },
    312,
    { from: 311, to: 312, rows: [] },
  ],
  ['trusts what is loaded over an older count', { page: 3, size: 5 }, 11, { pages: 3, to: 12 }],
])('a page %s', (_, asked, count, page) => {
  expect(pageOf(rows, count, asked)).toMatchObject(page);
});
