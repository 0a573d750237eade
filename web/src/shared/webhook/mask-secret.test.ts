import { expect, it } from 'vitest';
import { maskSecret } from './mask-secret.ts';

it('a masked secret shows its end, and nothing of a short one', () => {
  expect(maskSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe('whsec_••••••••••LaSw');
  expect(maskSecret('whsec_abcd')).toBe('whsec_••••••••••');
});
