import { expect, it } from 'vitest';
import { apiAddress } from './api-address.ts';

it.each([
  ['linkin.bio/@ilsa.t', 'https://api-prod.linkin.bio/api/v2/pages?nickname=ilsa.t'],
  ['https://taplink.cc/ilsa_t?from=ig', 'https://taplink.cc/ilsa_t/api/page/get.json'],
  ['https://taplink.cc/ilsa/p/shop/', 'https://taplink.cc/ilsa/api/page/get.json'],
])('%s is asked at %s', (url, expected) => {
  expect(apiAddress(url)).toBe(expected);
});

it.each([
  'https://linkin.bio/',
  'https://stan.store',
  'https://linktr.ee/ilsa',
  'https://stan.store.torvane.com/ilsa',
  'https://torvane.com/stan.store/ilsa',
  'https://taplink.cc/a%2Fb',
  'https://taplink.cc/..',
  'https://x:y@stan.store/ilsa',
  'mailto:ilsa@stan.store',
  'constructor/ilsa',
  '',
])('%s has no such address', (url) => {
  expect(apiAddress(url)).toBeNull();
});
