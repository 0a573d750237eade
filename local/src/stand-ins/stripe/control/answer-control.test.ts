import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStripe, type TestStripe } from '../../../../test/open-test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await openTestStripe();
});
afterEach(() => stripe.stop());

it('subscribes somebody without a page, to a plan or to something unknown', async () => {
  await stripe.control('/subscribe', { uid: 'u1', plan: 'Growth' });
  await stripe.control('/subscribe', { uid: 'u1', unknown_cents: 500 });
  const { customers, subscriptions, prices, invoices } = await stripe.control();
  expect(customers.map(({ metadata }) => metadata)).toEqual([{ uid: 'u1' }]);
  expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'active']);
  expect(prices.map(({ lookup_key, metadata }) => [lookup_key, metadata])).toEqual([
    ['vibes_growth_monthly', { plan: 'Growth' }],
    [null, {}],
  ]);
  expect(invoices.map(({ amount_paid }) => amount_paid)).toEqual([4900, 500]);
});

it('changes a plan, cancels, resumes and fails a card', async () => {
  await stripe.control('/subscribe', { uid: 'u1', next_card: 'declined' });
  const { subscriptions } = await stripe.control();
  const subscription = subscriptions[0]?.id;
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
  await expect(stripe.control('/subscribe', {})).rejects.toThrow(/a customer or a uid/);
  await expect(stripe.control('/card', { colour: 'red' })).rejects.toThrow(/colour/);
  await expect(stripe.control('/nothing', {})).rejects.toThrow(/not found/);
  await stripe.control('/subscribe', { uid: 'u1' });
  const anew = await fetch(`${stripe.origin()}/control`, { method: 'DELETE' });
  expect(await anew.json()).toMatchObject({ customers: [], events: [], is_held: false });
});
