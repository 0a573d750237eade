import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
  await at.openCheckout();
});

const june = new Date('2026-06-01T12:00:00Z');
const firstInvoice = () => at.payments.invoices[0]?.id ?? '';
const lastInvoice = () => at.payments.invoices.at(-1)?.id ?? '';

describe('a payment that is reversed', () => {
  beforeEach(async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    await at.capture(50);
  });

  it('in part changes no credits', async () => {
    at.harness.refund(firstInvoice(), 1899);
    await at.settle();
    expect(at.usage().num_credits).toBe(200);
  });

  it('whole takes what is left of it, until the next renewal', async () => {
    at.harness.refund(firstInvoice());
    await at.settle();
    expect(at.usage()).toMatchObject({
      num_credits: 0,
      monthly_allowance: 250,
      resets_at: june,
    });
    expect(at.entries().at(-1)).toMatchObject({ kind: 'refund', delta: -200, ref: firstInvoice() });
    at.later(31 * DAY + HOUR);
    await at.settle();
    expect(at.usage().num_credits).toBe(250);
  });

  it('before the first sync leaves nothing, not even of the trial', async () => {
    const fresh = await billingHarness();
    await fresh.openCheckout();
    fresh.harness.buy(fresh.customer_id);
    fresh.harness.refund(fresh.payments.invoices[0]?.id ?? '');
    await fresh.settle();
    expect(fresh.usage().num_credits).toBe(0);
  });

  it.each([
    ['won', 200],
    ['lost', 0],
  ] as const)('by a dispute that is %s leaves %s', async (end, left) => {
    at.harness.dispute(firstInvoice());
    await at.settle();
    expect(at.usage().num_credits).toBe(0);
    at.harness.closeDispute(firstInvoice(), end);
    await at.settle();
    expect(at.usage().num_credits).toBe(left);
    await at.settle();
    expect(at.usage().num_credits).toBe(left);
  });

  it('by a dispute won after a newer period began changes nothing', async () => {
    at.harness.dispute(firstInvoice());
    await at.settle();
    at.later(31 * DAY + HOUR);
    await at.settle();
    await at.capture(10);
    at.harness.closeDispute(firstInvoice(), 'won');
    await at.settle();
    expect(at.usage().num_credits).toBe(240);
  });

  it('of a second purchase leaves the first, less what was captured with either', async () => {
    const second = at.harness.buy(at.customer_id);
    await at.settle();
    expect(at.usage().num_credits).toBe(250);
    await at.capture(30);
    at.harness.refund(lastInvoice());
    at.harness.cancel(second, 'now');
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 170, granted_invoice: firstInvoice() });
    expect(at.subscription()).toMatchObject({ status: 'active' });
  });
});
