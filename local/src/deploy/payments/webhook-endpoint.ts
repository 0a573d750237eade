import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { PAYMENT_EVENTS } from '../../../../functions/src/billing/run-payment-event.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';

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

const PATH = '/api/stripe/webhook';
export const webhookAt = (origin: string) => origin + PATH;

/** The endpoint whose secret is stored, all others at the address, and ours at other addresses. */
async function findEndpoints({ stripe, url, webhook_secret }: Webhook) {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const here = all.filter((one) => one.url === url);
  const fingerprint = webhook_secret === null ? null : fingerprintOf(webhook_secret);
  const own = here.find(({ metadata }) => metadata['secret'] === fingerprint);
  const elsewhere = all.filter(
    (one) =>
      one.url !== url &&
      one.url.endsWith(PATH) &&
      one.status === 'enabled' &&
      one.metadata['secret'] !== undefined,
  );
  return { own, others: here.filter((one) => one !== own), elsewhere };
}

export async function isWebhookReady(webhook: Webhook): Promise<boolean> {
  const { own } = await findEndpoints(webhook);
  return own !== undefined && isListening(own);
}

/**
 * Sees to an endpoint at the address that takes the events that are handled. Returns its secret
 * when the stored one is not its own: one that was made and never stored is made again. The others
 * stay until functions with the new secret are deployed, by `deleteOldWebhooks`, so that events are
 * taken all the time. Until then Stripe sends each event to all of them: the functions refuse those
 * that are signed with a secret they do not have, and handle each event id once.
 */
export async function prepareWebhook(webhook: Webhook): Promise<string | null> {
  const { stripe, url } = webhook;
  const { own } = await findEndpoints(webhook);
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

const describe = ({ id, metadata }: Stripe.WebhookEndpoint) =>
  metadata['secret'] === undefined ? `${id}, not made by a deployment` : id;

/** What is to be done about endpoints at the address whose secret is not the stored one. */
export async function findOldWebhooks(webhook: Webhook): Promise<string[]> {
  const { others } = await findEndpoints(webhook);
  return others.map((one) => `the deletion of the webhook endpoint ${describe(one)}`);
}

/** Endpoints that a deployment made for another address: an earlier domain, or another project. */
export async function findWebhooksElsewhere(webhook: Webhook): Promise<string[]> {
  return (await findEndpoints(webhook)).elsewhere.map(({ id, url }) => `${id} (${url})`);
}

/** Leaves the endpoint whose secret is stored alone at its address. */
export async function deleteOldWebhooks(webhook: Webhook): Promise<string[]> {
  const { own, others } = await findEndpoints(webhook);
  if (!own)
    throw new LocalWorldError(
      'No webhook endpoint at Stripe has the stored secret, so no other is deleted. Run this again.',
    );
  for (const { id } of others) await webhook.stripe.webhookEndpoints.del(id);
  return others.map((one) => `Deleted the webhook endpoint ${describe(one)}.`);
}
