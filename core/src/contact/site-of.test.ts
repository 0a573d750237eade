import { expect, it } from 'vitest';
import { siteOf } from './site-of.ts';

it.each([
  ['Ann@Studio.test', 'studio.test'],
  ['ann@bücher.test', 'xn--bcher-kva.test'],
  ['ann@gmail.com', null],
  [`ann@${'a'.repeat(254)}`, null],
])('%s is at %s', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
