import type Stripe from 'stripe';
import type { PortalConfiguration, WebhookEndpoint } from '../account/account.ts';
import type { Wire } from './wire.ts';

export const describeConfiguration = ({
  id,
  created,
  is_active,
  is_default,
  metadata,
}: PortalConfiguration): Wire<Stripe.BillingPortal.Configuration> => ({
  id,
  object: 'billing_portal.configuration',
  active: is_active,
  created,
  is_default,
  metadata,
});

/** `secret` only as it is created. */
export const describeEndpoint = (
  endpoint: WebhookEndpoint,
  secret?: string,
): Wire<Stripe.WebhookEndpoint> => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  created: endpoint.created,
  enabled_events: endpoint.enabled_events,
  metadata: endpoint.metadata,
  status: endpoint.is_enabled ? 'enabled' : 'disabled',
  url: endpoint.url,
  ...(secret !== undefined && { secret }),
});
