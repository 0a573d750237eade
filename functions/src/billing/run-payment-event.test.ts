import { stripeCustomerDocument, stripeEventDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';
import type { PaymentEvent } from '../ports/payment-provider.ts';
import { runPaymentEvent } from './run-payment-event.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
});

const eventOf = (fields: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: 'evt_a',
  type: 'invoice.paid',
  customer_id: at.customer_id,
  charge_id: null,
  ...fields,
});
const record = () => at.data(stripeCustomerDocument.path(at.uid));

describe('an event of the payment provider', () => {
  it('syncs the account, and is remembered for 90 days', async () => {
    at.harness.buy(at.customer_id);
    expect(await runPaymentEvent(at.ports, eventOf())).toBe('done');
    expect(at.usage().num_credits).toBe(250);
    const now = at.ports.clock();
    expect(at.data(stripeEventDocument.path('evt_a'))).toEqual({
      type: 'invoice.paid',
      at: now,
      expires_at: new Date(now.getTime() + 90 * DAY),
    });
  });

  it('is not handled a second time', async () => {
    at.harness.buy(at.customer_id);
    await runPaymentEvent(at.ports, eventOf());
    const asked = { ...at.payments.asked };
    expect(await runPaymentEvent(at.ports, eventOf())).toBe('known');
    expect(at.payments.asked).toEqual(asked);
  });

  it('makes an account take on the customer it has none for', async () => {
    expect(record()).toBeUndefined();
    await runPaymentEvent(at.ports, eventOf());
    expect(record()).toMatchObject({ customer_id: at.customer_id, checkouts: 0, checkout: null });
  });

  it('is not trusted: one of a payment that was never made brings nothing', async () => {
    expect(await runPaymentEvent(at.ports, eventOf())).toBe('done');
    expect(at.usage()).toMatchObject({ num_credits: 10, monthly_allowance: 0 });
    expect(at.subscription()).toBeUndefined();
  });

  it('finds the customer of a dispute, which names its payment alone', async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    at.harness.dispute(at.payments.invoices[0]?.id ?? '');
    const [event] = at.newEvents();
    expect(event).toMatchObject({ type: 'charge.dispute.created', customer_id: null });
    expect(await at.deliver(event ? [event] : [])).toEqual(['done']);
    expect(at.usage().num_credits).toBe(0);
  });

  it.each([
    ['not_telling', { type: 'customer.created' }],
    ['not_telling', { type: 'payment_intent.succeeded' }],
    ['not_ours', { customer_id: null }],
    ['not_ours', { customer_id: null, charge_id: 'ch_unknown' }],
    ['not_ours', { customer_id: 'cus_stranger' }],
  ] as const)('is %s when it is %j', async (end, fields) => {
    const before = at.documents.dump();
    expect(await runPaymentEvent(at.ports, eventOf(fields))).toBe(end);
    expect(at.documents.dump()).toEqual(before);
  });

  it('is reported when its customer’s account is not open, and writes nothing', async () => {
    const { customer_id } = await at.payments.provider.ensureCustomer({
      uid: 'nobody',
      email: 'nobody@example.com',
      name: '',
      tolt_referral: null,
    });
    const before = at.documents.dump();
    expect(await runPaymentEvent(at.ports, eventOf({ customer_id }))).toBe('not_ours');
    expect(at.faults.map(({ uid }) => uid)).toEqual(['nobody']);
    expect(at.documents.dump()).toEqual(before);
  });

  it('is reported when it is of another customer of the account, and changes nothing', async () => {
    const known = {
      customer_id: 'cus_older',
      created_at: at.ports.clock(),
      checkout: null,
      checkouts: 0,
    };
    await at.write('create', stripeCustomerDocument.path(at.uid), known);
    at.harness.buy(at.customer_id);
    expect(await runPaymentEvent(at.ports, eventOf())).toBe('other_customer');
    expect(at.faults).toHaveLength(1);
    expect(record()).toEqual(known);
    expect(at.usage().num_credits).toBe(10);
  });

  it('is to be sent again when the provider cannot be reached', async () => {
    at.harness.buy(at.customer_id);
    at.payments.faults.down = true;
    await expect(runPaymentEvent(at.ports, eventOf())).rejects.toMatchObject({ code: 'timeout' });
    at.payments.faults.down = false;
    expect(await runPaymentEvent(at.ports, eventOf())).toBe('done');
    expect(at.usage().num_credits).toBe(250);
  });

  it('delivered ten times at once books once', async () => {
    at.harness.buy(at.customer_id);
    const events = Array.from({ length: 10 }, (_, number) => eventOf({ id: `evt_${number % 5}` }));
    const ends = await Promise.all(events.map((event) => runPaymentEvent(at.ports, event)));
    expect(ends.every((end) => end === 'done' || end === 'known')).toBe(true);
    expect(at.entries().map(({ delta }) => delta)).toEqual([10, 240]);
    expect(at.usage().num_credits).toBe(250);
  });
});
