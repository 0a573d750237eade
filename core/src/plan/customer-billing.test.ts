import { describe, expect, it } from 'vitest';
import { invoiceOf } from '../../test/customer-billing.ts';
import { isReversed, keptCents } from './customer-billing.ts';

describe('a payment', () => {
  it.each([
    ['that stayed', {}, false, 1900],
    ['that went back in part', { amount_refunded: 900 }, false, 1000],
    ['that went back whole', { amount_refunded: 1900 }, true, 0],
    ['of which more went back than came', { amount_refunded: 2000 }, true, 0],
    ['that is disputed', { is_disputed: true }, true, 0],
    ['that is disputed and went back in part', { is_disputed: true, amount_refunded: 5 }, true, 0],
    ['of nothing', { amount_paid: 0 }, false, 0],
  ])('%s is recognized, to the cent', (_, fields, reversed, kept) => {
    expect(isReversed(invoiceOf(fields))).toBe(reversed);
    expect(keptCents(invoiceOf(fields))).toBe(kept);
  });
});
