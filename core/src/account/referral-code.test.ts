import { expect, it } from 'vitest';
import { createReferralCode } from './referral-code.ts';

it('a referral code has eight characters that cannot be mistaken for one another', () => {
  const code = createReferralCode((size) => Uint8Array.from({ length: size }, (_, i) => i * 31));
  expect(code).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
});
