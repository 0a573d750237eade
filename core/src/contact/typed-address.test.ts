import { describe, expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

describe('an address that a person typed', () => {
  it.each([
    [' Ann@Studio-Lee.com ', 'ann@studio-lee.com'],
    ['mailto:ann.lee+tiktok@studio.co.uk', 'ann.lee+tiktok@studio.co.uk'],
    ['ann@b\u00fccher.de', 'ann@b\u00fccher.de'],
    ['ann@xn--bcher-kva.de', 'ann@xn--bcher-kva.de'],
  ])('%j is %j', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'ann',
    '@studio.com',
    'ann@',
    'ann@studio',
    'ann@studio..com',
    'ann@-studio.com',
    'ann..lee@studio.com',
    'ann@studio.com, bo@studio.com',
    'ann@studio.com\nbcc: bo@studio.com',
    'Ann <ann@studio.com>',
    'ann@127.0.0.1',
    `${'a'.repeat(250)}@studio.com`,
  ])('%j is none', (typed) => {
    expect(typedAddress(typed)).toBeNull();
  });
});
