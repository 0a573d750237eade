import { beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';
import { runPaymentEvent } from './run-payment-event.ts';
import { runWebhookCheck } from './run-webhook-check.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
});

/** Somebody pays, and no address takes what the provider tells of it. */
const undelivered = () => {
  at.harness.buy(at.customer_id);
  return at.newEvents();
};

it('an event that was never handled is found, once the provider had an hour to deliver them', async () => {
  const events = undelivered();
  expect(events.length).toBeGreaterThan(1);
  at.later(HOUR - 1000);
  expect(await runWebhookCheck(at.ports)).toBeNull();
  at.later(2000);
  expect(events.map(({ id }) => id)).toContain(await runWebhookCheck(at.ports));
  at.later(DAY);
  expect(await runWebhookCheck(at.ports)).toBeNull();
});

it('an event that we handled, and another address of the account did not take, is no fault of ours', async () => {
  for (const event of undelivered()) await runPaymentEvent(at.ports, event);
  at.later(2 * HOUR);
  expect(await runWebhookCheck(at.ports)).toBeNull();
});

it('events that were delivered, or are about a customer of another product, do not count', async () => {
  undelivered();
  const { account } = at.payments;
  const [first] = account.events;
  if (first) first.is_delivered = true;
  for (const customer of account.customers) customer.metadata = {};
  at.later(2 * HOUR);
  expect(await runWebhookCheck(at.ports)).toBeNull();
});
