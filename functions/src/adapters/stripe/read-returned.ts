import type Stripe from 'stripe';
import type { Returned } from './read-invoice.ts';
import { whole } from './whole-list.ts';
import { idOf } from './stripe-value.ts';

/**
 * Disputes that left us the money, or never took it: `warning_*` are inquiries, and a prevented
 * one was settled before it began, by a refund where there was one.
 */
const HARMLESS = new Set<string>([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

async function isTakenBack(client: Stripe, charge: Stripe.Charge): Promise<boolean> {
  if (!charge.disputed) return false;
  const disputes = await whole(client.disputes.list({ charge: charge.id, limit: 100 }));
  return disputes.some(({ status }) => !HARMLESS.has(status));
}

/**
 * What went back of a customer's payments, by payment intent and by charge. A charge names no
 * invoice in this version; an invoice names its payment intents.
 */
export async function readReturned(
  client: Stripe,
  customer: string,
): Promise<ReadonlyMap<string, Returned>> {
  const charges = await whole(client.charges.list({ customer, limit: 100 }));
  const returned = new Map<string, Returned>();
  for (const charge of charges) {
    if (charge.status !== 'succeeded') continue;
    const one: Returned = {
      refunded: charge.amount_refunded,
      is_disputed: await isTakenBack(client, charge),
    };
    returned.set(charge.id, one);
    if (charge.payment_intent) returned.set(idOf(charge.payment_intent), one);
  }
  return returned;
}
