import { describe, expect, it } from 'vitest';
import { paymentLinkSchema, recordDmSchema } from './callables.ts';

describe('a recorded DM', () => {
  it.each([
    ['Ab3dEf6hIj9lMn2pQr5t', true],
    ['lumen-rides_1', true],
    ['', false],
    ['a/b', false],
    ['a/deliveries/email_a', false],
    ['..', false],
    ['__name__', false],
    ['a'.repeat(201), false],
  ])('names the creator %s: %s', (creator_id, expected) => {
    expect(recordDmSchema.safeParse({ creator_id, step: 'sent' }).success).toBe(expected);
  });
});

it('a payment names no payer: the signed-in person pays', () => {
  const payment = { plan: 'Starter', successUrl: 'https://app.test/profile' };
  expect(paymentLinkSchema.safeParse(payment).success).toBe(true);
  for (const payer of [{ userId: 'eve' }, { userEmail: 'eve@brand.test' }, { price: 1 }]) {
    expect(paymentLinkSchema.safeParse({ ...payment, ...payer }).success).toBe(false);
  }
});
