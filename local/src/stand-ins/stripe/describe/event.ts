import type { StripeEvent } from '../account/stripe-event.ts';
import { API_VERSION } from '../api/api-version.ts';

/** An event as the API and the webhook show it. */
export const describeEvent = (event: StripeEvent) => ({
  id: event.id,
  object: 'event',
  api_version: API_VERSION,
  created: event.created,
  data: { object: event.object },
  livemode: false,
  pending_webhooks: event.is_delivered ? 0 : 1,
  request: { id: null, idempotency_key: null },
  type: event.type,
});
