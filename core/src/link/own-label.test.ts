import { expect, it } from 'vitest';
import { ownLabel } from './own-label.ts';

it.each([
  ['tillytrent.co.uk', 'tillytrent'],
  ['shop.tillytrent.com', 'tillytrent'],
  ['tillytrent.wixsite.com', 'tillytrent'],
  ['tillytrent.substack.com', 'tillytrent'],
  ['tilly.velvetrow.co', 'velvetrow'],
  ['localhost', ''],
])('of %s it is %j', (host, label) => {
  expect(ownLabel(host)).toBe(label);
});
