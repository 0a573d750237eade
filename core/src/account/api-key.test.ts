import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiKey, isApiKey, maskApiKey } from './api-key.ts';

const randomOf = (seed: number[]) => {
  let i = 0;
  return (size: number) => Uint8Array.from({ length: size }, () => seed[i++ % seed.length] ?? 0);
};
const bytes = fc.array(fc.integer({ min: 0, max: 247 }), { minLength: 1 });

describe('an API key', () => {
  it('is recognised as one, whatever the random bytes', () => {
    fc.assert(fc.property(bytes, (seed) => isApiKey(createApiKey(randomOf(seed)))));
  });

  it('is refused with any one character changed', () => {
    const key = createApiKey(randomOf([7, 99, 3, 200]));
    for (let i = 0; i < key.length; i += 1) {
      const other = key[i] === 'a' ? 'b' : 'a';
      expect(isApiKey(key.slice(0, i) + other + key.slice(i + 1))).toBe(false);
    }
  });

  it('never uses the bytes that would make some characters likelier', () => {
    const key = createApiKey(randomOf([255, 250, 248, 0]));
    expect(key.slice(8, 40)).toBe('0'.repeat(32));
  });

  it('shows its first eight and last four characters when masked', () => {
    expect(maskApiKey('vo_live_abcdefgh1234')).toBe(`vo_live_${'•'.repeat(10)}1234`);
  });

  it('has a fixed mask when there is none', () => {
    expect(maskApiKey('')).toMatch(/^•+$/);
  });
});
