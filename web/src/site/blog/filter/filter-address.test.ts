import { expect, test } from 'vitest';
import { filterOf, filterPath } from './filter-address.ts';

test.each([
  [{ query: '' }, '/blog'],
  [{ query: '  ' }, '/blog'],
  [{ query: ' first line ' }, '/blog?q=first+line'],
  [{ category: 'Finding contacts' } as const, '/blog?category=Finding+contacts'],
  [{ query: 'a&b', category: 'Sending' } as const, '/blog?q=a%26b&category=Sending'],
])('the filter %o is shared as %s', (filter, path) => {
  expect(filterPath(filter)).toBe(path);
});

test.each([
  ['', { query: '' }],
  ['?q=first+line', { query: 'first line' }],
  ['?q=a%26b&category=Sending', { query: 'a&b', category: 'Sending' }],
  ['?category=Nothing+we+have', { query: '' }],
  ['?utm_source=elsewhere', { query: '' }],
])('the address %s asks for %o', (search, filter) => {
  expect(filterOf(search)).toEqual(filter);
});
