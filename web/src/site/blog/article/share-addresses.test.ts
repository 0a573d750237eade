import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('each network gets the whole address of the article', () => {
  const address = 'https://vibes.test/blog/a-post';
  const shares = shareAddresses({ address, title: "A creator's email & more" });
  expect(shares.map(({ network, href }) => [network, ...new URL(href).searchParams])).toEqual([
    ['X', ['text', "A creator's email & more"], ['url', address]],
    ['LinkedIn', ['url', address]],
    ['Facebook', ['u', address]],
  ]);
});
