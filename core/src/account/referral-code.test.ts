import { expect, it } from 'vitest';
import { createReferralCode, isReferralCode } from './referral-code.ts';

it('a referral code has eight characters that cannot be mistaken for one another', () => {
  const code = createReferralCode((size) => Uint8Array.from({ length: size }, (_, i) => i * 31));
  expect(code).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
});

it.each(['abcdefgh', '23456789', createReferralCode((size) => new Uint8Array(size))])(
  '%j has the form of a code',
  (text) => {
    expect(isReferralCode(text)).toBe(true);
  },
);

it.each(['', 'abcdefg', 'abcdefghj', 'ABCDEFGH', 'abcdefg1', 'abcdefgo', 'abcdefgh\n', ' abcdefg'])(
  '%j has not',
  (text) => {
    expect(isReferralCode(text)).toBe(false);
  },
);
