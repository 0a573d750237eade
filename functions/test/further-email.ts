import { deliverySchema } from '@vibes/core/delivery/delivery';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { deliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

/** The email settings of a person whose emails go by webhook. */
export const BY_WEBHOOK = {
  webhook_url: 'https://hooks.example.com/a',
  active_email_mode: 'webhook',
};

/** The first email as stored, without what changes when a later one replaces it. */
export function firstEmail({ data, id }: DeliveryHarness) {
  const delivery = deliverySchema.parse(data(deliveryDocument.path('max', id)));
  const payload = data(deliveryPayloadDocument.path('max', id));
  return { ...delivery, replaced_by: null, revision: 0, payload };
}

/** A harness whose email went out, or may have. */
export async function afterFirstEmail(outcome: 'accepted' | 'unknown' = 'accepted') {
  const harness = await deliveryHarness();
  harness.mail.next.push({ at: 'send', outcome: { kind: outcome } });
  await harness.send();
  await harness.run();
  return harness;
}
