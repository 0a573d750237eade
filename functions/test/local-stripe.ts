import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { StripeOverview } from '../../local/src/stand-ins/stripe/control/overview.ts';
import { startStripe } from '../../local/src/stand-ins/stripe/start-stripe.ts';
import { stripePayments } from '../src/adapters/stripe/stripe-payments.ts';
import { movableClock } from '../src/platform/movable-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const API_KEY = 'sk_test_local';

/** The adapter against a Stripe of this machine, with a clock to move by hand. */
export async function localStripe() {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const clock_offset = join(folder, 'clock-offset');
  const stripe = await startStripe({
    port: 0,
    clock_offset,
    webhook_secret: 'whsec_local',
    api_key: API_KEY,
  });
  onTestFinished(async () => {
    await stripe.stop();
    await rm(folder, { recursive: true });
  });
  const open = (options: { retries?: number } = {}) =>
    stripePayments({
      secret_key: API_KEY,
      webhook_secret: 'whsec_local',
      base_url: stripe.origin,
      onNotice: ({ kind }) => {
        throw new Error(kind);
      },
      ...options,
    });
  const control = async (path = '', body?: object): Promise<StripeOverview> => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(`${stripe.origin}/control${path}`, request);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as StripeOverview;
  };
  return {
    payments: open(),
    open,
    control,
    clock: movableClock(clock_offset),
    /** Presses "Pay" on the page. */
    pay: (url: string) => fetch(url, { method: 'POST', body: 'action=pay', redirect: 'manual' }),
    later: (days: number) => writeFile(clock_offset, String(days * DAY)),
  };
}
