import { dayOf } from '@vibes/core/account/time-zone';
import { userAccountSchema } from '@vibes/core/account/user-account';
import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import { creatorSchema } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

type Confirming = Callables['confirmDelivery'];
interface Ports {
  documents: Documents;
  clock: Clock;
  copyWrites: CopyWrites;
  nudge: DeliveryNudge;
}

interface Confirmed {
  uid: string;
  id: string;
  delivery: Delivery;
  now: Date;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** The creator moves on as with any e-mail sent, and so does their copy; both none when there is no creator any more. */
async function creatorWrites(
  { documents, copyWrites }: Ports,
  { uid, id, delivery, now }: Confirmed,
): Promise<{ writes: DocumentWrite[]; copies: DocumentWrite[] }> {
  const path = paths.creator(uid, delivery.creator_id);
  const [stored] = await documents.getAll([path]);
  if (!stored?.data) return { writes: [], copies: [] };
  const before = creatorSchema.parse(stored.data);
  const data = { email_sent: true, status: statusAfterContact(before), updated_at: now };
  const creator = { ...before, ...data };
  const revision = `${id}_confirmed_${delivery.revision}`;
  return {
    writes: [{ kind: 'update', path, data, if_version: stored.version }],
    copies: await copyWrites(documents, { uid, creator, now, revision }),
  };
}

/** In the feed when it is said, in the counts of the day it went out. */
function countWrites({ uid, id, delivery, now }: Confirmed, time_zone: string): DocumentWrite[] {
  const { creator_id, creator_name, to, updated_at, revision } = delivery;
  const data = newActivity({ at: now, kind: 'email_sent', creator_id, creator_name, detail: to });
  const add = { emails_sent: 1 };
  return [
    { kind: 'create', path: paths.activity(uid, `${id}_confirmed_${revision}`), data },
    { kind: 'merge', path: paths.dailyStats(uid, dayOf(updated_at, time_zone)), add },
  ];
}

/**
 * Ends an uncertain e-mail as sent, since the person saw that it arrived: when it was handed over,
 * with all that follows from a mail sent. Repeated, it changes nothing.
 */
export async function confirmDelivery(
  ports: Ports,
  { uid, delivery_id: id }: Confirming['payload'] & { uid: string },
): Promise<Confirming['result']> {
  const { documents, clock, nudge } = ports;
  const path = paths.delivery(uid, id);
  for (;;) {
    const [found, user] = await documents.getAll([path, paths.user(uid)]);
    if (!user?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
    if (!found?.data) {
      throw refuse('This delivery is not there any more. Reload the page.', 'unknown_delivery');
    }
    const delivery = deliverySchema.parse(found.data);
    if (delivery.state === 'sent') return { confirmed: true };
    if (delivery.state !== 'uncertain') {
      throw refuse('Only an e-mail of which nobody knows can be confirmed.', delivery.state);
    }
    const now = clock();
    const confirmed = { uid, id, delivery, now };
    const { writes, copies } = await creatorWrites(ports, confirmed);
    const data: Partial<Delivery> = {
      state: 'sent',
      lease_token: null,
      last_error: null,
      sent_at: delivery.updated_at,
      updated_at: now,
    };
    const saved = await documents.commit([
      { kind: 'update', path, data, if_version: found.version },
      ...writes,
      ...copies,
      ...countWrites(confirmed, userAccountSchema.parse(user.data).time_zone),
    ]);
    if (saved === 'conflict') continue;
    const copy = copies[0]?.path.split('/').at(-1);
    if (copy) await nudge({ uid, id: copy });
    return { confirmed: true };
  }
}
