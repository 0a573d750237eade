import type { Activity } from '@vibes/core/activity/activity';
import { userAccountSchema } from '@vibes/core/account/user-account';
import { dayOf } from '@vibes/core/account/time-zone';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { statusAfterContact } from '@vibes/core/creator/creator-status';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { followChoice } from '@vibes/core/delivery/follow-choice';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import { settleDelivery } from '@vibes/core/delivery/settle-delivery';
import { paths } from '@vibes/core/firestore/paths';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { Pause } from '../ports/pause.ts';

/** Conflicts and faults together; with the pauses about half a minute, well inside a lease. */
const MOST_TRIES = 20;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 3000;

interface Ending {
  uid: string;
  id: string;
  outcome: DeliveryOutcome;
  /** The attempt this outcome belongs to; null when nothing was put on the wire. */
  token: string | null;
  /** Attempts and revision when this one began: whoever settled or redirected it meanwhile has moved them. */
  attempts: number;
  revision: number;
  now: Date;
}

interface Settled {
  uid: string;
  id: string;
  delivery: Delivery;
  creator: Creator | null;
  creator_version: unknown;
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
    writes.push({
      kind: 'update',
      path: paths.creator(uid, creator.id),
      data,
      if_version: settled.creator_version,
    });
  }
  // Nothing went out: the address may be written to again.
  if (delivery.state === 'failed') {
    writes.push({ kind: 'delete', path: paths.contacted(uid, digest(mailboxKey(delivery.to))) });
  }
  return writes;
}

/** True when the delivery still waits for a word of this attempt. */
function isOurs(delivery: Delivery, { token, attempts, revision }: Ending): boolean {
  const isOpen = ['queued', 'sending', 'uncertain'].includes(delivery.state);
  const isUntouched = delivery.attempts === attempts && delivery.revision === revision;
  const isSame = token !== null || isUntouched;
  return isOpen && isSame && delivery.lease_token === token;
}

/**
 * Writes how an attempt, or the gate, ended, with all that follows from it, in
 * one piece. Repeats until it stands: what a mail server said must not be lost.
 * A word of an attempt that no longer holds the delivery changes nothing.
 */
export async function recordOutcome(
  ports: { documents: Documents; digest: Digest; pause: Pause },
  ending: Ending,
): Promise<Delivery | null> {
  let fault: unknown;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      const written = await writeOutcome(ports, ending);
      if (written !== 'conflict') return written;
    } catch (error) {
      fault = error;
      await ports.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
    }
  }
  throw new Error(`The outcome of ${ending.id} could not be written`, { cause: fault });
}

/**
 * What sends a mail that came back to the address chosen meanwhile, unless another mail has
 * that one. A choice moves the delivery's revision on, so that whoever settles the delivery at
 * the version read has seen every choice.
 */
async function redirect(
  { documents, digest }: { documents: Documents; digest: Digest },
  input: { uid: string; id: string; delivery: Delivery; email: string; now: Date },
): Promise<{ delivery: Delivery; writes: DocumentWrite[] }> {
  const { uid, id, delivery, email, now } = input;
  const claimOf = (address: string) => paths.contacted(uid, digest(mailboxKey(address)));
  const [from, to] = await documents.getAll([claimOf(delivery.to), claimOf(email)]);
  const writes = from && to ? moveClaim({ id, from, to, now }) : null;
  if (!writes) return { delivery, writes: [] };
  return { delivery: { ...delivery, to: email, revision: delivery.revision + 1 }, writes };
}

async function writeOutcome(
  ports: { documents: Documents; digest: Digest },
  ending: Ending,
): Promise<Delivery | null | 'conflict'> {
  const { documents, digest } = ports;
  const { uid, id, outcome, now } = ending;
  const path = paths.delivery(uid, id);
  const [found, user] = await documents.getAll([path, paths.user(uid)]);
  if (!found?.data || !user?.data) return null;
  const before = deliverySchema.parse(found.data);
  if (!isOurs(before, ending)) return before;
  const [stored] = await documents.getAll([paths.creator(uid, before.creator_id)]);
  const creator = stored?.data ? creatorSchema.parse(stored.data) : null;
  const settled = settleDelivery(before, outcome, now);
  const email = followChoice({ before, settled, creator });
  const { delivery, writes: moves } = email
    ? await redirect(ports, { uid, id, delivery: settled, email, now })
    : { delivery: settled, writes: [] };
  const { time_zone } = userAccountSchema.parse(user.data);
  const writes: DocumentWrite[] = [
    { kind: 'update', path, data: delivery, if_version: found.version },
    ...moves,
    ...consequences(
      { uid, id, delivery, creator, creator_version: stored?.version, time_zone, now },
      digest,
    ),
  ];
  if (outcome.kind === 'temporary' || outcome.kind === 'permanent' || outcome.kind === 'unknown') {
    const tried = { at: now, outcome: outcome.kind, ...delivery.last_error };
    writes.push({
      kind: 'set',
      path: paths.deliveryAttempt(uid, id, delivery.attempts),
      data: tried,
    });
  }
  return (await documents.commit(writes)) === 'committed' ? delivery : 'conflict';
}
