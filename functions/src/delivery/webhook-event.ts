import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { creatorUpdatedBody, emailRequestBody } from '@vibes/core/delivery/webhook-bodies';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import { outgoingEmail } from '../steps/outgoing-email.ts';
import type { MirrorFacts, DeliveryRef, EmailFacts, SendContext } from './send-context.ts';

/** A delivery as a webhook receives it. */
export interface WebhookEvent {
  /** The same over all attempts. */
  id: string;
  /**
   * The request at the first attempt, and what is stored of it besides; null when there is nothing
   * to send any more.
   */
  request: () => { body: string; added?: Partial<DeliveryPayload> } | null;
}

/** An email rendered again is another event: its receiver must not take it for a repeat. */
const emailEventId = ({ uid, id }: DeliveryRef, { revision }: Delivery): string =>
  revision === 0 ? `${uid}_${id}` : `${uid}_${id}_${revision}`;

/** An email, for the user's webhook to send. */
export const emailEvent = (
  ports: { unsubscribeUrl: UnsubscribeUrl },
  { ref, facts }: Pick<SendContext<EmailFacts>, 'ref' | 'facts'>,
): WebhookEvent => ({
  id: emailEventId(ref, facts.delivery),
  request() {
    const { email, added } = outgoingEmail(ports.unsubscribeUrl, { uid: ref.uid, ...facts });
    return { body: emailRequestBody({ to: facts.delivery.to, ...email }), added };
  },
});

/** A change of a creator, for the user's CRM: the creator as it is now, under the time it changed. */
export function mirrorEvent({
  ref: { uid, id },
  facts: { creator, delivery },
}: {
  ref: DeliveryRef;
  facts: MirrorFacts;
}): WebhookEvent {
  const change = { user_id: uid, now: delivery.created_at };
  return {
    id: `${uid}_${id}`,
    request: () => creator && { body: creatorUpdatedBody({ creator, ...change }) },
  };
}
