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
 * Posts an event after Standard Webhooks 1.0 and returns the outcome: any 2xx is `accepted`, 410 is
 * permanent, everything else temporary, each with the answer. Https only, or plain http to this
 * machine in the local world: `webhook_not_https` otherwise, permanent, and nothing was sent.
 * Follows no redirect and connects to no private address: a host that has none but such, and one
 * that does not exist, are the same `webhook_no_address`, without an answer, after the same time.
 * Never throws; at most 10 seconds.
 */
export type WebhookPoster = (request: WebhookRequest) => Promise<DeliveryOutcome>;
