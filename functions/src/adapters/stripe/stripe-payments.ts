import { wellFormed } from '@vibes/core/text/well-formed';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { closeCheckout, openCheckout, readCheckout } from './checkout.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { openClient, type StripeAddress } from './open-client.ts';
import { openPortal } from './portal-book.ts';
import { priceBook } from './price-book.ts';
import { readBilling } from './read-billing.ts';
import { eventIn, readEvent } from './read-event.ts';
import { isRefusedKey, stripeFault, isMissing } from './stripe-fault.ts';
import { whole } from './whole-list.ts';
import { idOf } from './stripe-value.ts';

/** What Stripe has, or null when it knows no such id. */
async function known<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The uid of a customer; null when it is none of ours or was deleted. */
async function ownerOf(client: Stripe, customer_id: string): Promise<string | null> {
  const customer = await known(client.customers.retrieve(customer_id));
  if (!customer || customer.deleted) return null;
  return customer.metadata['uid'] ?? null;
}

/** The customer of a payment; null when it has none. */
async function customerOf(client: Stripe, charge_id: string): Promise<string | null> {
  const charge = await known(client.charges.retrieve(charge_id));
  return charge?.customer ? idOf(charge.customer) : null;
}

/**
 * Cancels every subscription of a customer at once. Stripe then collects no open invoice of the
 * customer by itself any more (https://docs.stripe.com/api/subscriptions/cancel).
 */
async function endSubscriptions(client: Stripe, customer: string): Promise<void> {
  // Without a status the list leaves out those that were canceled.
  const running = await whole(client.subscriptions.list({ customer, limit: 100 }));
  for (const { id, status } of running) {
    if (status === 'incomplete_expired') continue;
    try {
      await client.subscriptions.cancel(id);
    } catch (error) {
      // It ended since it was listed.
      if (!isMissing(error)) throw error;
    }
  }
}

/** Those of other products on the same account are among them. */
const UNDELIVERED = 100;

/** https://docs.stripe.com/api/events/list */
async function undelivered(
  client: Stripe,
  { types, after, until }: Parameters<PaymentProvider['undelivered']>[0],
) {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const { data } = await client.events.list({
    types: [...types],
    delivery_success: false,
    created: { gt: seconds(after), lte: seconds(until) },
    limit: UNDELIVERED,
  });
  return data.flatMap((event) => eventIn(event) ?? []);
}

export type StripeOptions = StripeAddress & {
  /** Without it no event is believed. */
  webhook_secret: string | undefined;
  /** Receives what the operator must act on, in ids and codes. */
  onNotice: (notice: StripeNotice) => void;
};

export type StripeNotice =
  | { kind: 'key_refused'; error: unknown }
  /** A customer of ours has a subscription that is for none of our plans. */
  | { kind: 'foreign_subscription'; subscription_id: string };

/**
 * The payment port on Stripe's API. Prices are looked up on first use and remembered. What a
 * person brings (name, address, referral) is made well-formed: the SDK fails on half a character.
 */
export function stripePayments({
  webhook_secret,
  onNotice,
  ...address
}: StripeOptions): PaymentProvider {
  const client = openClient(address);
  const prices = priceBook(client);
  const onForeign = (subscription_id: string) =>
    onNotice({ kind: 'foreign_subscription', subscription_id });

  /** Nothing of Stripe's own errors leaves this folder. */
  async function rethrown<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const fault = stripeFault(error);
      if (isRefusedKey(error)) onNotice({ kind: 'key_refused', error: fault });
      throw fault;
    }
  }

  return {
    ensureCustomer: (person) => rethrown(ensureCustomer(client, wellFormed(person))),
    ownerOf: (customer_id) => rethrown(ownerOf(client, customer_id)),
    customerOf: (charge_id) => rethrown(customerOf(client, charge_id)),
    readBilling: (customer_id) => rethrown(readBilling(client, { customer_id, prices, onForeign })),
    openCheckout: (request) => rethrown(openCheckout(client, prices, wellFormed(request))),
    readCheckout: (session_id) => rethrown(readCheckout(client, session_id)),
    closeCheckout: (session_id) => rethrown(closeCheckout(client, session_id)),
    endSubscriptions: (customer_id) => rethrown(endSubscriptions(client, customer_id)),
    openPortal: (asked) => rethrown(openPortal(client, asked)),
    undelivered: (asked) => rethrown(undelivered(client, asked)),
    readEvent: (request) =>
      webhook_secret === undefined
        ? null
        : readEvent(client, { secret: webhook_secret, ...request }),
  };
}
