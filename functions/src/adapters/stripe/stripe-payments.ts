import { wellFormed } from '@vibes/core/text/well-formed';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { closeCheckout, openCheckout, readCheckout } from './checkout.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { customerOf, ownerOf } from './find-owner.ts';
import { openClient, type StripeAddress } from './open-client.ts';
import { priceBook } from './price-book.ts';
import { readBilling } from './read-billing.ts';
import { readEvent } from './read-event.ts';
import { isRefusedKey, stripeFault } from './stripe-fault.ts';

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
    async openPortal({ customer_id, return_url }) {
      const opening = client.billingPortal.sessions.create({ customer: customer_id, return_url });
      return { url: (await rethrown(opening)).url };
    },
    readEvent: (request) =>
      webhook_secret === undefined
        ? null
        : readEvent(client, { secret: webhook_secret, ...request }),
  };
}
