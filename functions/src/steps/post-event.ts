import type { SigningState } from '@vibes/core/account/user-secrets';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { Clock } from '../ports/clock.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { WebhookPoster } from '../ports/webhook-poster.ts';
import { signers, signingSecrets } from './webhook-signing.ts';

export interface PostEventPorts {
  postWebhook: WebhookPoster;
  secrets: SecretBox;
  clock: Clock;
}

/**
 * Posts an event to a user's webhook, signed with the secrets that sign their webhooks at this
 * moment. Never throws for what the other side does: see `WebhookPoster`.
 * @param event.id the same over all repeats of the event
 */
export function postEvent(
  { postWebhook, secrets, clock }: PostEventPorts,
  event: {
    uid: string;
    state: SigningState;
    url: string;
    id: string;
    body: string;
  },
): Promise<DeliveryOutcome> {
  const { uid, state, url, id, body } = event;
  const at = clock();
  const signing = signingSecrets(secrets, { uid, state, now: at });
  return postWebhook({ url, id, body, secrets: signers(signing), at });
}
