import type Stripe from 'stripe';
import type { PortalConfiguration, WebhookEndpoint } from '../account/account.ts';
import type { Wire } from './wire.ts';

const isOn = (feature: unknown) =>
  (feature as { enabled?: string } | undefined)?.enabled === 'true';

export const describeConfiguration = ({
  id,
  created,
  is_active,
  is_default,
  features,
  metadata,
}: PortalConfiguration): Wire<Stripe.BillingPortal.Configuration> => ({
  id,
  object: 'billing_portal.configuration',
  active: is_active,
  created,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: [], enabled: isOn(features['customer_update']) },
    invoice_history: { enabled: isOn(features['invoice_history']) },
    payment_method_update: { enabled: isOn(features['payment_method_update']) },
    subscription_cancel: {
      enabled: isOn(features['subscription_cancel']),
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_update: {
      enabled: isOn(features['subscription_update']),
      default_allowed_updates: [],
      proration_behavior: 'none',
    },
  },
  is_default,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata,
  updated: created,
});

/** `secret` only as it is created. */
export const describeEndpoint = (
  endpoint: WebhookEndpoint,
  secret?: string,
): Wire<Stripe.WebhookEndpoint> => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: endpoint.created,
  description: null,
  enabled_events: endpoint.enabled_events,
  livemode: false,
  metadata: endpoint.metadata,
  status: endpoint.is_enabled ? 'enabled' : 'disabled',
  url: endpoint.url,
  ...(secret !== undefined && { secret }),
});
