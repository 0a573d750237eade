import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { WebhookPoster, WebhookRequest } from '../../src/ports/webhook-poster.ts';

/** Webhooks in memory. `next` sets how the following posts end; they are accepted otherwise. */
export function memoryWebhook(): {
  postWebhook: WebhookPoster;
  /** All that came, also what was refused. */
  requests: WebhookRequest[];
  next: DeliveryOutcome[];
} {
  const requests: WebhookRequest[] = [];
  const next: DeliveryOutcome[] = [];
  return {
    postWebhook(request) {
      requests.push(request);
      const answer = { status: 200, text: 'ok', milliseconds: 12 };
      return Promise.resolve(next.shift() ?? { kind: 'accepted', answer });
    },
    requests,
    next,
  };
}
