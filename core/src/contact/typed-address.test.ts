import { describe, expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

describe('an address that a person typed', () => {
  it.each([
    [' Ann@Studio-Lee.com ', 'ann@studio-lee.com'],
    ['mailto:ann.lee+tiktok@studio.co.uk', 'ann.lee+tiktok@studio.co.uk'],
    ['ann@b\u00fccher.de', 'ann@b\u00fccher.de'],
    ['ann@xn--bcher-kva.de', 'ann@xn--bcher-kva.de'],
    ['ann@studio.xn--p1ai', 'ann@studio.xn--p1ai'],
    ['ann@studio.\u0440\u0444', 'ann@studio.\u0440\u0444'],
    ['J\u00f6rg@Kelmor.de', 'j\u00f6rg@kelmor.de'],
    ['jo\u0308rg@kelmor.de', 'j\u00f6rg@kelmor.de'],
    ["o'neil@studio.com", "o'neil@studio.com"],
    ['o\u2019neil@studio.com', "o'neil@studio.com"],
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
    'a@b.--',
    'a@b.c-',
    'a@b.-com',
    'a@b.xn--',
    'a@b.xn--a-',
    'ann@stu\u2019dio.com',
    '\u0430nn@studio.com',
    `${'a'.repeat(250)}@studio.com`,
  ])('%j is none', (typed) => {
    expect(typedAddress(typed)).toBeNull();
  });
});
