import { expect, it } from 'vitest';
import { international } from './international-address.ts';

const found = (address: string) => ({ address, evidence: 'as it stood', repairs: [] });

it.each([
  ['m@xn--flchen-cua.de', 'm@flächen.de'],
  ['m@shop.xn--flchen-cua.de', 'm@shop.flächen.de'],
  ['m@torvane.com', 'm@torvane.com'],
  ['xn--m@torvane.com', 'xn--m@torvane.com'],
  ['m@xn--a.de', 'm@xn--a.de'],
])('%s is written %s', (address, written) => {
  expect(international(found(address))).toEqual(found(written));
});
