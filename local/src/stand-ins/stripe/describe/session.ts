import type Stripe from 'stripe';
import type { Account, CheckoutSession, PortalSession } from '../account/account.ts';
import { customerOf, priceOf } from '../account/find.ts';
import type { Wire } from './wire.ts';

/** It has an address only while it is open. */
export function describeSession(
  account: Account,
  session: CheckoutSession,
): Wire<Stripe.Checkout.Session> {
  const { unit_amount, currency } = priceOf(account, session.price_id);
  const { email, name } = customerOf(account, session.customer_id);
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: unit_amount,
    amount_total: unit_amount,
    cancel_url: session.cancel_url,
    client_reference_id: session.client_reference_id,
    created: session.created,
    currency,
    customer: session.customer_id,
    customer_details: { email, name },
    customer_email: null,
    expires_at: session.expires_at,
    invoice: session.invoice_id,
    livemode: false,
    metadata: session.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription_id,
    success_url: session.success_url,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? session.url : null,
  };
}

export const describePortal = (portal: PortalSession): Wire<Stripe.BillingPortal.Session> => ({
  id: portal.id,
  object: 'billing_portal.session',
  configuration: portal.configuration_id,
  created: portal.created,
  customer: portal.customer_id,
  flow: null,
  livemode: false,
  locale: null,
  return_url: portal.return_url,
  url: portal.url,
});
