import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { cancelDelivery as cancel } from '@vibes/core/delivery/cancel-delivery';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

type Cancelling = Callables['cancelDelivery'];

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/**
 * Lets go of the address, so that another press may write to it. Not for one sent although an
 * earlier mail had reached the address: its promise holds for that one.
 */
async function claimWrites(
  { documents, digest }: { documents: Documents; digest: Digest },
  { uid, id, delivery }: { uid: string; id: string; delivery: Delivery },
): Promise<DocumentWrite[]> {
  if (delivery.kind !== 'email' || delivery.is_anyway) return [];
  const path = paths.contacted(uid, digest(mailboxKey(delivery.to)));
  const [claim] = await documents.getAll([path]);
  return claim?.data?.['delivery_id'] === id ? [{ kind: 'delete', path }] : [];
}

/** A copy that is stopped will not arrive: the back-fill that queued it waits for it no longer. */
const backfillWrites = (uid: string, { is_backfill }: Delivery): DocumentWrite[] =>
  is_backfill ? [{ kind: 'merge', path: paths.backfill(uid), add: { failed: 1 } }] : [];

/**
 * Stops a delivery that is held or queued; one write at the version read, so that of a sender at
 * the same moment one of the two is too late, and knows it. Repeated, it changes nothing.
 */
export async function cancelDelivery(
  ports: { documents: Documents; digest: Digest; clock: Clock },
  { uid, delivery_id: id }: Cancelling['payload'] & { uid: string },
): Promise<Cancelling['result']> {
  const { documents, clock } = ports;
  const path = paths.delivery(uid, id);
  for (;;) {
    const [found] = await documents.getAll([path]);
    if (!found?.data) {
      throw refuse('This delivery is not there any more. Reload the page.', 'unknown_delivery');
    }
    const delivery = deliverySchema.parse(found.data);
    const cancelled = cancel(delivery, clock());
    if (cancelled.kind === 'done') return { cancelled: true };
    if (cancelled.kind === 'refused')
      throw refuse(cancelled.sentence, `too_late_${delivery.state}`);
    const { data } = cancelled;
    const claims =
      data.state === 'cancelled' ? await claimWrites(ports, { uid, id, delivery }) : [];
    const stopped = await documents.commit([
      { kind: 'update', path, data: { ...data, is_backfill: false }, if_version: found.version },
      ...claims,
      ...backfillWrites(uid, delivery),
    ]);
    if (stopped === 'committed') return { cancelled: true };
  }
}
