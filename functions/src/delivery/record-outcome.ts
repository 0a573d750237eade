import type { Activity } from '@vibes/core/activity/activity';
import { userAccountSchema } from '@vibes/core/account/user-account';
import { dayOf } from '@vibes/core/account/time-zone';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { settleDelivery } from '@vibes/core/delivery/settle-delivery';
import { paths } from '@vibes/core/firestore/paths';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';

/** Writers that could be faster every time: a person editing the creator, a late attempt. */
const MOST_TRIES = 20;

interface Ending {
  uid: string;
  id: string;
  outcome: DeliveryOutcome;
  /** The attempt this outcome belongs to; null when nothing was put on the wire. */
  token: string | null;
  now: Date;
}

interface Settled {
  uid: string;
  id: string;
  delivery: Delivery;
  creator: Creator | null;
  time_zone: string;
  now: Date;
}

const FEED = { sent: 'email_sent', failed: 'email_failed', uncertain: 'email_uncertain' } as const;
const COUNTED: Record<keyof typeof FEED, Record<string, number> | null> = {
  sent: { emails_sent: 1 },
  failed: { emails_failed: 1 },
  uncertain: null,
};

function feedWrites({ uid, id, delivery, creator, time_zone, now }: Settled): DocumentWrite[] {
  const { state } = delivery;
  if (state !== 'sent' && state !== 'failed' && state !== 'uncertain') return [];
  const activity: Activity = {
    at: now,
    kind: FEED[state],
    creator_id: delivery.creator_id,
    creator_name: creator?.name ?? '',
    detail: delivery.last_error?.sentence ?? delivery.to,
  };
  const writes: DocumentWrite[] = [
    { kind: 'set', path: paths.activity(uid, `${id}_${now.getTime()}`), data: activity },
  ];
  const add = COUNTED[state];
  if (add) writes.push({ kind: 'merge', path: paths.dailyStats(uid, dayOf(now, time_zone)), add });
  return writes;
}

/** Everything else that follows from how a delivery ended. */
function consequences(settled: Settled, digest: Digest): DocumentWrite[] {
  const { uid, delivery, creator, now } = settled;
  const writes = feedWrites(settled);
  if (delivery.state === 'sent' && creator) {
    const status = statusAfterContact(creator);
    const data = { email_sent: true, status, updated_at: now };
    writes.push({ kind: 'update', path: paths.creator(uid, creator.id), data });
  }
  // Nothing went out: the address may be written to again.
  if (delivery.state === 'failed') {
    writes.push({ kind: 'delete', path: paths.contacted(uid, digest(delivery.to)) });
  }
  return writes;
}

/** True when the delivery still waits for a word of this attempt. */
function isOurs(delivery: Delivery, token: string | null): boolean {
  const isOpen = ['queued', 'sending', 'uncertain'].includes(delivery.state);
  return isOpen && delivery.lease_token === token;
}

/**
 * Writes how an attempt, or the gate, ended, with all that follows from it, in
 * one piece. Repeats until it stands: what a mail server said must not be lost.
 * A word of an attempt that no longer holds the delivery changes nothing.
 */
export async function recordOutcome(
  { documents, digest }: { documents: Documents; digest: Digest },
  ending: Ending,
): Promise<Delivery | null> {
  const { uid, id, outcome, token, now } = ending;
  const path = paths.delivery(uid, id);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [found, user] = await documents.getAll([path, paths.user(uid)]);
    if (!found?.data || !user?.data) return null;
    const before = deliverySchema.parse(found.data);
    if (!isOurs(before, token)) return before;
    const [stored] = await documents.getAll([paths.creator(uid, before.creator_id)]);
    const creator = stored?.data ? creatorSchema.parse(stored.data) : null;
    const delivery = settleDelivery(before, outcome, now);
    const { time_zone } = userAccountSchema.parse(user.data);
    const writes: DocumentWrite[] = [
      { kind: 'update', path, data: delivery, if_version: found.version },
      ...consequences({ uid, id, delivery, creator, time_zone, now }, digest),
    ];
    if (
      outcome.kind === 'temporary' ||
      outcome.kind === 'permanent' ||
      outcome.kind === 'unknown'
    ) {
      const tried = { at: now, outcome: outcome.kind, ...delivery.last_error };
      writes.push({
        kind: 'set',
        path: paths.deliveryAttempt(uid, id, delivery.attempts),
        data: tried,
      });
    }
    if ((await documents.commit(writes)) === 'committed') return delivery;
  }
  throw new Error(`The outcome of ${id} could not be written`);
}
