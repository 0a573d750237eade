import { userAccountSchema } from '@vibes/core/account/user-account';
import type { Channel, ChannelHealth } from '@vibes/core/channel/channel';
import { creatorSchema } from '@vibes/core/creator/creator';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import { followChoice } from '@vibes/core/delivery/follow-choice';
import { settleDelivery, type DeliveryEnding } from '@vibes/core/delivery/settle-delivery';
import { paths } from '@vibes/core/firestore/paths';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';
import type { Pause } from '../ports/pause.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { DeliveryRef } from './carrying.ts';
import { copyConsequences, isCounted } from './copy-consequences.ts';
import { emailConsequences } from './email-consequences.ts';
import { followNewAddress } from './follow-new-address.ts';
import { recordAttempt } from './record-attempt.ts';
import { recordHealth } from './record-health.ts';

/** Conflicts and faults together; with the pauses about half a minute, well inside a lease. */
const MOST_TRIES = 20;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 3000;

export interface EndingPorts {
  documents: Documents;
  digest: Digest;
  pause: Pause;
  randomness: Randomness;
  copyWrites: CopyWrites;
}

export interface Ending {
  ref: DeliveryRef;
  outcome: DeliveryEnding;
  /** The attempt this outcome belongs to; null when nothing was put on the wire. */
  token: string | null;
  /** The delivery when this began: whoever settled, planned or redirected it meanwhile has moved it on. */
  seen: Pick<Delivery, 'attempts' | 'revision' | 'due_at'>;
  /** The channel that was tried, and its health before; null when the gate said no, or nobody knows. */
  tried: { channel: Channel; health: ChannelHealth } | null;
  now: Date;
}

const OPEN: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending', 'uncertain']);

/** True when the delivery still waits for a word of this attempt. */
function isOurs(delivery: Delivery, { token, seen }: Ending): boolean {
  if (!OPEN.has(delivery.state) || delivery.lease_token !== token) return false;
  if (token !== null) return true;
  const isUntouched = delivery.attempts === seen.attempts && delivery.revision === seen.revision;
  return isUntouched && delivery.due_at?.getTime() === seen.due_at?.getTime();
}

/**
 * Writes how an attempt, or the gate, ended, with all that follows from it, in
 * one piece. Repeats until it stands: what the other side said must not be lost.
 * A word of an attempt that no longer holds the delivery changes nothing.
 */
export async function runEnding(ports: EndingPorts, ending: Ending): Promise<Delivery | null> {
  let fault: unknown;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      const written = await writeEnding(ports, ending);
      if (written !== 'conflict') return written;
    } catch (error) {
      fault = error;
      await ports.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
    }
  }
  throw new Error(`The outcome of ${ending.ref.id} could not be written`, { cause: fault });
}

interface Settled {
  before: Delivery;
  /** The creator's document; read for an e-mail only. */
  stored: StoredDocument | undefined;
  delivery: Delivery;
  /** What moves the claim of an e-mail that goes to another address from now on. */
  moves: DocumentWrite[];
}

/** The delivery after this ending, and where it goes from there. */
async function settle(ports: EndingPorts, ending: Ending, before: Delivery): Promise<Settled> {
  const { ref, outcome, seen, now } = ending;
  const chance = (ports.randomness.bytes(1)[0] ?? 0) / 256;
  const delivery = settleDelivery(before, outcome, { now, chance, revision: seen.revision });
  const isWaitingOn = before.state !== 'sending' && delivery.state === 'queued';
  if (delivery.kind !== 'email' || isWaitingOn) {
    return { before, stored: undefined, delivery, moves: [] };
  }
  const [stored] = await ports.documents.getAll([paths.creator(ref.uid, before.creator_id)]);
  const creator = stored?.data ? creatorSchema.parse(stored.data) : null;
  const email = followChoice({ before, settled: delivery, creator });
  if (!email) return { before, stored, delivery, moves: [] };
  const followed = await followNewAddress(ports, { ...ref, delivery, email, now });
  return { before, stored, ...followed };
}

/** What the attempt leaves behind besides the delivery: its log, and news of its channel. */
async function triedWrites(
  { documents }: EndingPorts,
  { ref: { uid, id }, outcome, tried, now }: Ending,
  before: Delivery,
): Promise<DocumentWrite[]> {
  const wasOnWire = outcome.kind === 'lease_ended';
  if (!tried && !wasOnWire) return [];
  const channel = tried?.channel ?? before.channel ?? 'gmail';
  const log = recordAttempt({ uid, id, channel, before, ending: outcome, now });
  if (!tried || outcome.kind === 'lease_ended') return log;
  const news = { uid, channel, known: tried.health, outcome, now };
  return [...log, ...(await recordHealth(documents, news))];
}

async function writeEnding(
  ports: EndingPorts,
  ending: Ending,
): Promise<Delivery | null | 'conflict'> {
  const { documents } = ports;
  const { ref, outcome, token, now } = ending;
  const path = paths.delivery(ref.uid, ref.id);
  const [found, user] = await documents.getAll([path, paths.user(ref.uid)]);
  if (!found?.data || !user?.data) return null;
  const before = deliverySchema.parse(found.data);
  if (!isOurs(before, ending)) return before;
  const settled = await settle(ports, ending, before);
  const { delivery, stored, moves } = settled;
  const { time_zone } = userAccountSchema.parse(user.data);
  const consequences =
    delivery.kind === 'email'
      ? await emailConsequences(ports, { ...ref, delivery, outcome, token, stored, time_zone, now })
      : copyConsequences({ ...ref, before, delivery, now });
  const is_backfill = delivery.is_backfill && !isCounted(before, delivery);
  const written = await documents.commit([
    { kind: 'update', path, data: { ...delivery, is_backfill }, if_version: found.version },
    ...moves,
    ...consequences,
    ...(await triedWrites(ports, ending, before)),
  ]);
  return written === 'committed' ? delivery : 'conflict';
}
