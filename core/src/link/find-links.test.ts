import { expect, it } from 'vitest';
import { findLinks, LINK_MAXIMUM } from './find-links.ts';

it('takes off the punctuation that follows a link', () => {
  expect(findLinks(`(see https://a.co/x).  "b.co/y?z=1"!?, https://c.co/(d)/e`)).toEqual([
    'https://a.co/x',
    'b.co/y?z=1',
    'https://c.co/(d)/e',
  ]);
});

it('a link too long to be one is left out whole, and the next is found', () => {
  const start = 'https://a.co/';
  const longest = start + 'x'.repeat(LINK_MAXIMUM - start.length);
  expect(findLinks(`${longest}...`)).toEqual([longest]);
  expect(findLinks(`${longest}/tiktok.com/@ann https://b.co/`)).toEqual(['https://b.co/']);
});
