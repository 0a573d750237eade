import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openCheckout,
  openTestStripe,
  press,
  type TestStripe,
} from '../../../../test/open-test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await openTestStripe();
});
afterEach(() => stripe.stop());

/** A customer with a paid plan. */
async function buy() {
  const { customer, session } = await openCheckout(stripe.client());
  await press(session.url ?? '', { action: 'pay' });
  const { subscriptions } = await stripe.control();
  return { customer: customer.id, subscription: subscriptions[0]?.id };
}

it('changes a plan, cancels, resumes and fails a card', async () => {
  const { customer, subscription } = await buy();
  await stripe.control('/card', { customer, card: 'declined' });
  const changed = await stripe.control('/change-plan', { subscription, plan: 'Growth' });
  expect(changed.invoices.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
    ['subscription_create', 'paid'],
    ['subscription_update', 'open'],
  ]);
  expect(changed.subscriptions[0]?.status).toBe('past_due');
  const cancelled = await stripe.control('/cancel', { subscription, at: 'period_end' });
  expect(cancelled.subscriptions[0]?.cancel_at).not.toBeNull();
  const resumed = await stripe.control('/resume', { subscription });
  expect(resumed.subscriptions[0]?.cancel_at).toBeNull();
  const ended = await stripe.control('/cancel', { subscription, at: 'now' });
  expect(ended.subscriptions[0]?.status).toBe('canceled');
});

it('refuses what it does not understand, and starts again', async () => {
  await expect(stripe.control('/refund', { invoice: 'in_none' })).rejects.toThrow(
    /No such invoice/,
  );
  await expect(stripe.control('/card', { colour: 'red' })).rejects.toThrow(/colour/);
  await expect(stripe.control('/nothing', {})).rejects.toThrow(/not found/);
  await buy();
  const anew = await fetch(`${stripe.origin()}/control`, { method: 'DELETE' });
  expect(await anew.json()).toMatchObject({ customers: [], events: [], is_held: false });
});
