import { describe, expect, it } from 'vitest';
import type { ProviderInvoice } from '../plan/customer-billing.ts';
import { commissionCents, firstPaidAt, settleCommission } from './settle-commission.ts';

const now = new Date('2026-06-15T12:00:00Z');
const at = new Date('2026-06-01T12:00:00Z');
const invoice = (change: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  subscription_id: 'sub_1',
  reason: 'cycle',
  state: 'paid',
  plan: 'Starter',
  period_start: at,
  period_end: at,
  created_at: at,
  amount_paid: 1900,
  amount_refunded: 0,
  is_disputed: false,
  ...change,
});

describe('an invoice is worth to the referrer', () => {
  it.each([
    ['a fifth of what was paid', {}, 380],
    ['nothing while it is open', { state: 'open' }, 0],
    ['nothing when it was void', { state: 'other' }, 0],
    ['a fifth of what stayed after a refund', { amount_refunded: 1000 }, 180],
    ['nothing after a refund of all', { amount_refunded: 1900 }, 0],
    ['nothing while the payment is disputed', { is_disputed: true }, 0],
    ['whole cents, rounded down', { amount_paid: 1904 }, 380],
    ['nothing of four cents', { amount_paid: 4 }, 0],
    ['one of five', { amount_paid: 5 }, 1],
    ['a fifth of a proration too', { reason: 'other', amount_paid: 3000 }, 600],
    ['nothing when it cost nothing', { amount_paid: 0 }, 0],
  ] as const)('%s', (_, change, cents) => {
    expect(commissionCents(invoice(change))).toBe(cents);
  });

  it('a fifth of any amount, to the cent', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      const exact = (cents - (cents % 5)) / 5;
      if (commissionCents(invoice({ amount_paid: cents })) !== exact) expect(cents).toBe(exact);
    }
  });
});

describe('the next line of an invoice', () => {
  const settle = (change: Partial<ProviderInvoice>, cents: number | null, entries = 1) =>
    settleCommission({
      referred_uid: 'eve',
      invoice: invoice(change),
      booked: cents === null ? null : { referred_uid: 'eve', cents, entries },
      now,
    });

  it('earns what it is worth', () => {
    expect(settle({}, null)).toEqual({
      entry_id: 'in_1_1',
      entry: { at: now, kind: 'earned', cents: 380, ref: 'in_1' },
      booked: { referred_uid: 'eve', cents: 380, entries: 1 },
    });
  });

  it.each([
    ['takes back a part', { amount_refunded: 1000 }, 380, 'reversed', -200],
    ['takes back all', { is_disputed: true }, 380, 'reversed', -380],
    ['gives back what came again', {}, 0, 'restored', 380],
    ['adds what came later', { amount_paid: 3800 }, 380, 'restored', 380],
  ] as const)('%s', (_, change, before, kind, cents) => {
    const settled = settle(change, before, 4);
    expect(settled).toMatchObject({ entry_id: 'in_1_5', entry: { kind, cents } });
    expect(settled?.booked).toEqual({ referred_uid: 'eve', cents: before + cents, entries: 5 });
  });

  it.each([
    ['is booked already', {}, 380],
    ['was worth nothing ever', { is_disputed: true }, null],
    ['is taken back already', { is_disputed: true }, 0],
  ] as const)('is none when it %s', (_, change, before) => {
    expect(settle(change, before)).toBeNull();
  });
});

describe('the first payment', () => {
  const later = new Date('2026-07-01T12:00:00Z');

  it('is the oldest invoice that money came in for, also when it was returned', () => {
    const paid = invoice({ created_at: later });
    expect(firstPaidAt([paid, invoice({ amount_refunded: 1900 })])).toEqual(at);
    expect(firstPaidAt([invoice({ state: 'open' }), paid])).toEqual(later);
  });

  it('is none while nothing was paid', () => {
    expect(firstPaidAt([])).toBeNull();
    expect(firstPaidAt([invoice({ state: 'open' }), invoice({ amount_paid: 0 })])).toBeNull();
  });
});
