import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openCheckout,
  openTestStripe,
  press,
  refusal,
  type TestStripe,
} from '../../../../test/open-test-stripe.ts';
import { html } from './html.ts';

let stripe: TestStripe;
let client: Stripe;
beforeEach(async () => {
  stripe = await openTestStripe(true);
  client = stripe.client();
});
afterEach(() => stripe.stop());

const textOf = async (url: string) => (await fetch(url)).text();

describe('the pay page', () => {
  it('leads to the app when paid, and is closed then', async () => {
    const { session } = await openCheckout(client);
    const url = session.url ?? '';
    expect(await textOf(url)).toContain('$19.00');
    expect(await press(url, { action: 'pay' })).toBe(
      `https://app.example.com/done?session=${session.id}`,
    );
    expect(await textOf(url)).toContain('This payment is complete.');
    await press(url, { action: 'pay' });
    expect((await stripe.control()).subscriptions).toHaveLength(1);
  });

  it('stays open when the card is declined', async () => {
    const { session } = await openCheckout(client);
    const url = session.url ?? '';
    const back = await press(url, { action: 'decline' });
    const text = await textOf(new URL(back ?? '', url).href);
    expect(text).toContain('The card was declined.');
    expect(text).toContain('value="pay"');
    const { subscriptions, invoices, charges } = await stripe.control();
    expect([subscriptions.length, invoices.length]).toEqual([0, 0]);
    expect(charges.map(({ status }) => status)).toEqual(['failed']);
  });

  it('leads back to the app when it is left', async () => {
    const { session } = await openCheckout(client);
    const url = session.url ?? '';
    expect(await press(url, { action: 'leave' })).toBe('https://app.example.com/back');
    await client.checkout.sessions.expire(session.id);
    expect(await textOf(url)).toContain('This pay page has expired.');
    await press(url, { action: 'pay' });
    expect((await stripe.control()).subscriptions).toEqual([]);
  });

  it('does not exist under another name', async () => {
    expect((await fetch(`${stripe.origin()}/pay/cs_none`)).status).toBe(404);
  });
});

describe('the portal', () => {
  const configure = () =>
    client.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: true } },
    });

  it('needs a configuration, as long as none was saved in the dashboard', async () => {
    const { id: customer } = await client.customers.create({});
    const sessions = client.billingPortal.sessions;
    expect(await refusal(sessions.create({ customer }))).toMatchObject({ statusCode: 400 });
    const { id: configuration } = await configure();
    await expect(sessions.create({ customer, configuration })).resolves.toMatchObject({
      configuration,
    });
  });

  async function openPortal() {
    const { customer, session } = await openCheckout(client);
    await press(session.url ?? '', { action: 'pay' });
    const { id: configuration } = await configure();
    const portal = await client.billingPortal.sessions.create({
      customer: customer.id,
      configuration,
      return_url: 'https://app.example.com/profile',
    });
    const subscription = async () =>
      (await client.subscriptions.list({ customer: customer.id, status: 'all' })).data[0];
    const id = (await subscription())?.id ?? '';
    return { customer, url: portal.url, subscription, id };
  }

  it('ends a plan at the end of its period, resumes it, and ends it at once', async () => {
    const { url, subscription, id } = await openPortal();
    expect(await textOf(url)).toContain('https://app.example.com/profile');
    await press(url, { action: 'cancel', id });
    const cancelled = await subscription();
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(cancelled?.cancel_at).toBe(cancelled?.items.data[0]?.current_period_end);
    await press(url, { action: 'resume', id });
    expect(await subscription()).toMatchObject({ cancel_at: null });
    await press(url, { action: 'cancel_now', id });
    expect(await subscription()).toMatchObject({ status: 'canceled' });
  });

  it('changes the card, and pays open invoices with it', async () => {
    const { url, subscription, customer } = await openPortal();
    await press(url, { action: 'card', id: 'declined' });
    stripe.moveClock(32);
    expect(await subscription()).toMatchObject({ status: 'past_due' });
    const { data } = await client.invoices.list({ customer: customer.id });
    const open = data.find(({ status }) => status === 'open');
    expect(await textOf(url)).toContain('Pay now');
    const declined = new URL(
      (await press(url, { action: 'retry', id: open?.id ?? '' })) ?? '',
      url,
    );
    expect(await textOf(declined.href)).toContain('The invoice is still open.');
    await press(url, { action: 'card', id: 'good' });
    await press(url, { action: 'retry', id: open?.id ?? '' });
    expect(await subscription()).toMatchObject({ status: 'active' });
  });

  it('changes only what is the customer’s own', async () => {
    const { id, subscription } = await openPortal();
    const stranger = await client.customers.create();
    const { id: configuration } = await configure();
    const portal = await client.billingPortal.sessions.create({
      customer: stranger.id,
      configuration,
    });
    await press(portal.url, { action: 'cancel_now', id });
    expect(await subscription()).toMatchObject({ status: 'active' });
  });
});

it('shows everything to people, and keeps it across a restart', async () => {
  const { session } = await openCheckout(client, 'ann');
  await press(session.url ?? '', { action: 'pay' });
  const before = await stripe.control();
  await stripe.restart();
  const { events, subscriptions, customers } = await stripe.control();
  expect({ events, subscriptions, customers }).toEqual({
    events: before.events,
    subscriptions: before.subscriptions,
    customers: before.customers,
  });
  expect(await textOf(stripe.origin())).toContain('ann@example.com');
});

it('shows text without reading it as markup', () => {
  const text = '<script>"&';
  expect(html`<p>${text}</p>`.markup).toBe('<p>&#60;script&#62;&#34;&#38;</p>');
});
