import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';

export interface WebhookRequest {
  url: string;
  /** `webhook-id`: the same over all attempts of a delivery. */
  id: string;
  /** JSON, sent as it is. */
  body: string;
  /** `whsec_…`, one, or two while a secret rotates; each signs. */
  secrets: string[];
  /** `webhook-timestamp` of this attempt. */
  at: Date;
}

/**
 * Posts an event after Standard Webhooks 1.0 and reads what came of it: any 2xx is `accepted`,
 * 410 is permanent, everything else temporary, each with the answer. Follows no redirect and
 * connects to no private address. Never throws; at most 10 seconds.
 */
export type WebhookPoster = (request: WebhookRequest) => Promise<DeliveryOutcome>;
