import { deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { postEvent, type PostEventPorts } from '../steps/post-event.ts';
import type { SendContext, DeliveryFacts, DeliveryRunResult } from './send-context.ts';
import type { WebhookEvent } from './webhook-event.ts';

/**
 * Posts a delivery to the user's webhook: its request is stored once, then sent unchanged at every
 * attempt.
 */
export async function sendByWebhook(
  ports: PostEventPorts,
  { ref, facts, take, end }: SendContext<DeliveryFacts>,
  event: WebhookEvent,
): Promise<DeliveryRunResult> {
  const { uid, id } = ref;
  const url = facts.settings.webhook_url;
  if (!url) return end({ kind: 'permanent', code: 'webhook_not_set_up' }, null);
  const isFirst = facts.request === null;
  const request = facts.request === null ? event.request() : { body: facts.request };
  if (request === null) return end({ kind: 'unwanted', code: 'mirror_off' }, null);
  const path = deliveryPayloadDocument.path(uid, id);
  const { body, added } = request;
  const token = await take(
    isFirst ? { writes: [{ kind: 'merge', path, data: { request: body, ...added } }] } : {},
  );
  if (token === null) return 'left';
  const outcome = await postEvent(ports, { uid, state: facts.secrets, url, id: event.id, body });
  return end(outcome, token);
}
