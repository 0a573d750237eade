import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { PAYMENT_EVENTS } from '../../../../functions/src/billing/run-payment-event.ts';

export interface Webhook {
  stripe: Stripe;
  url: string;
  /** The signing secret the functions have; null while there is none. */
  webhook_secret: string | null;
}

/** Kept with the endpoint: Stripe shows a secret once, and this says whether the stored one is its own. */
const fingerprintOf = (secret: string) =>
  createHash('sha256').update(secret).digest('hex').slice(0, 16);

const isListening = ({ status, enabled_events }: Stripe.WebhookEndpoint) =>
  status === 'enabled' &&
  enabled_events.length === PAYMENT_EVENTS.length &&
  PAYMENT_EVENTS.every((event) => enabled_events.includes(event));

/** The endpoint whose secret is stored, and all others at the address. */
async function findEndpoints({ stripe, url, webhook_secret }: Webhook) {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const here = all.filter((one) => one.url === url);
  const fingerprint = webhook_secret === null ? null : fingerprintOf(webhook_secret);
  const own = here.find(({ metadata }) => metadata['secret'] === fingerprint);
  return { own, others: here.filter((one) => one !== own) };
}

export async function isWebhookReady(webhook: Webhook): Promise<boolean> {
  const { own, others } = await findEndpoints(webhook);
  return own !== undefined && others.length === 0 && isListening(own);
}

/**
 * Leaves one endpoint at the address, which takes the events that are handled. Returns its secret
 * when the stored one is not its own: one that was made and never stored is made anew.
 */
export async function prepareWebhook(webhook: Webhook): Promise<string | null> {
  const { stripe, url } = webhook;
  const { own, others } = await findEndpoints(webhook);
  for (const { id } of others) await stripe.webhookEndpoints.del(id);
  const enabled_events = [...PAYMENT_EVENTS];
  if (own) {
    const listens = { enabled_events, disabled: false };
    if (!isListening(own)) await stripe.webhookEndpoints.update(own.id, listens);
    return null;
  }
  const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events });
  if (secret === undefined) throw new Error('A webhook endpoint without a signing secret.');
  await stripe.webhookEndpoints.update(id, { metadata: { secret: fingerprintOf(secret) } });
  return secret;
}
