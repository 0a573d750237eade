import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { StripeOverview } from '../src/stand-ins/stripe/control/overview.ts';
import { startStripe, type LocalStripe } from '../src/stand-ins/stripe/start-stripe.ts';

export const TEST_KEY = 'sk_test_local';
export const TEST_SECRET = 'whsec_local_test';

export const clientOf = (origin: string, key: string = TEST_KEY, timeout = 5000) => {
  const { hostname: host, port } = new URL(origin);
  return new Stripe(key, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  });
};

/** A stand-in for one test with its clock, the SDK that calls it, and the control endpoints. */
export async function openTestStripe(isKept = false) {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  let ahead = 0;
  const start = () =>
    startStripe({
      port: 0,
      clock: () => new Date(Date.now() + ahead),
      webhook_secret: TEST_SECRET,
      api_key: TEST_KEY,
      ...(isKept && { file: join(folder, 'stripe.json') }),
    });
  let running: LocalStripe = await start();
  const control = async (path = '', body?: object): Promise<StripeOverview> => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${running.origin}/control${path}`, request);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as StripeOverview;
  };
  return {
    origin: () => running.origin,
    client: () => clientOf(running.origin),
    connect: (url: string) => running.connect(url),
    control,
    /** Days after the real time. */
    moveClock: (days: number) => void (ahead = days * 86_400_000),
    restart: async () => {
      await running.stop();
      running = await start();
    },
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestStripe = Awaited<ReturnType<typeof openTestStripe>>;

/** An open checkout session of a customer for Starter. */
export async function openCheckout(client: Stripe, uid = 'u1') {
  const customer = await client.customers.create({
    email: `${uid}@example.com`,
    metadata: { uid },
  });
  const product = await client.products.create({ name: 'Vibes Outreach Starter' });
  const price = await client.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
    lookup_key: 'vibes_starter_monthly',
    transfer_lookup_key: true,
    metadata: { plan: 'Starter' },
  });
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: uid,
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: { uid },
    subscription_data: { metadata: { uid } },
    success_url: 'https://app.example.com/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.example.com/back',
  });
  return { customer, product, price, session };
}

/** Presses a button on a page as a person does; returns where it leads. */
export async function press(url: string, fields: Record<string, string>): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** Class, status, code and parameter of the refusal. */
export async function refusal(asked: Promise<unknown>) {
  try {
    await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      const { type, statusCode, code, param } = error;
      return { type, statusCode, code, param };
    }
    throw error;
  }
  throw new Error('Not refused');
}
