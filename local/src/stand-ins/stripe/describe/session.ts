import type Stripe from 'stripe';
import type { CheckoutSession, PortalSession } from '../account/account.ts';
import type { Wire } from './wire.ts';

/** It has an address only while it is open. */
export const describeSession = (session: CheckoutSession): Wire<Stripe.Checkout.Session> => ({
  id: session.id,
  object: 'checkout.session',
  cancel_url: session.cancel_url,
  client_reference_id: session.client_reference_id,
  created: session.created,
  customer: session.customer_id,
  metadata: session.metadata,
  mode: 'subscription',
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  status: session.status,
  subscription: session.subscription_id,
  success_url: session.success_url,
  url: session.status === 'open' ? session.url : null,
});

export const describePortal = (portal: PortalSession): Wire<Stripe.BillingPortal.Session> => ({
  id: portal.id,
  object: 'billing_portal.session',
  configuration: portal.configuration_id,
  customer: portal.customer_id,
  return_url: portal.return_url,
  url: portal.url,
});
