import type { Delivery } from '@vibes/core/delivery/delivery';
import { creatorUpdatedBody, emailRequestBody } from '@vibes/core/delivery/webhook-bodies';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';
import type { MirrorFacts, DeliveryRef, EmailFacts } from './send-context.ts';

/** A delivery as a webhook receives it. */
export interface WebhookEvent {
  /** The same over all attempts. */
  id: string;
  /** The request at the first attempt; null when there is nothing to send any more. */
  requestBody: () => string | null;
}

/**
 * The email as the webhook gets it, with its footer. It always has the link to unsubscribe: what the
 * webhook sends has no header for it.
 */
function emailBody(unsubscribeUrl: UnsubscribeUrl, uid: string, facts: EmailFacts): string {
  const { settings, delivery, address_hash } = facts;
  const { creator_id } = delivery;
  const email = withFooter(facts.email, {
    unsubscribe_url: unsubscribeUrl({ uid, creator_id, address_hash }),
    postal_address: settings.postal_address,
  });
  return emailRequestBody({ to: delivery.to, ...email });
}

/** An email rendered anew is another event: its receiver must not take it for a repeat. */
const emailEventId = ({ uid, id }: DeliveryRef, { revision }: Delivery): string =>
  revision === 0 ? `${uid}_${id}` : `${uid}_${id}_${revision}`;

/** An email, for the user's webhook to send. */
export const emailEvent = (
  { unsubscribeUrl }: { unsubscribeUrl: UnsubscribeUrl },
  { ref, facts }: { ref: DeliveryRef; facts: EmailFacts },
): WebhookEvent => ({
  id: emailEventId(ref, facts.delivery),
  requestBody: () => emailBody(unsubscribeUrl, ref.uid, facts),
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
    requestBody: () => creator && creatorUpdatedBody({ creator, ...change }),
  };
}
