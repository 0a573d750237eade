import { isMailbox, type Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { healthAfter } from '@vibes/core/channel/health-after';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isDueForTyped, isOwedForTyped } from '@vibes/core/credit/is-charged';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { followChoice } from '@vibes/core/delivery/follow-choice';
import { settleDelivery, type DeliveryEnding } from '@vibes/core/delivery/settle-delivery';
import {
  channelHealthDocument,
  contactedDocument,
  deliveryDocument,
  suppressionDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { isDeleted, loadKeptCreator } from '../ports/deleted-creator.ts';
import { loadMailboxFacts, type MailboxFacts } from '../ports/bounce-writes.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../ports/load-documents.ts';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { loadPlanFacts, type StoredPlanFacts } from '../ports/plan-follow-up.ts';
import { loadMirrorTarget, NO_MIRROR, type MirrorTarget } from '../ports/queue-mirror.ts';
import { chanceOf, type Randomness } from '../ports/randomness.ts';
import { loadPurse, type Purse } from '../ports/spend-writes.ts';
import type { DeliveryRef } from './send-context.ts';

export interface Ending {
  ref: DeliveryRef;
  outcome: DeliveryEnding;
  /** The attempt this outcome belongs to; null when no attempt was begun. */
  token: string | null;
  /**
   * The delivery as first read: settling, planning or redirecting it meanwhile changes one of
   * these.
   */
  seen: Pick<Delivery, 'attempts' | 'revision' | 'due_at'>;
  /**
   * The channel that was tried, and its health before; null when the gate refused, or the outcome
   * is unknown.
   */
  tried: { channel: Channel; health: ChannelHealth } | null;
  now: Date;
}

/** The address a person chose during the attempt, and the claims of both addresses. */
interface ChosenAddress {
  email: string;
  /** What the address costs; null where it costs nothing. */
  purse: Purse | null;
  from: Loaded<Contacted | null>;
  to: Loaded<Contacted | null>;
}

/** What the writes of an ending depend on. Each is read only where the ending needs it. */
export interface EndingFacts {
  before: Delivery;
  version: unknown;
  time_zone: string;
  /** The delivery as this ending leaves it, before a choice of address is applied. */
  settled: Delivery;
  creator: Loaded<Creator | null> | undefined;
  chosen: ChosenAddress | null;
  /** Of the address of an email that did not go out. */
  claim: Loaded<Contacted | null> | undefined;
  suppression: Loaded<Suppression | null> | undefined;
  /** Of an email that our own session with its mailbox's server refused for its address. */
  refusing: MailboxFacts | null;
  target: MirrorTarget;
  /** For the follow-up that an email sent plans. */
  plan: StoredPlanFacts | null;
  /** Of the channel that was tried, when the attempt changes it. */
  health: Loaded<ChannelHealth> | undefined;
}

interface Ports {
  documents: Documents;
  digest: Digest;
  randomness: Randomness;
}

const OPEN: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending', 'uncertain']);

/** True when the delivery still waits for the outcome of this attempt. */
function isOurs(delivery: Delivery, { token, seen }: Ending): boolean {
  if (!OPEN.has(delivery.state) || delivery.lease_token !== token) return false;
  if (token !== null) return true;
  const isUntouched = delivery.attempts === seen.attempts && delivery.revision === seen.revision;
  return isUntouched && delivery.due_at?.getTime() === seen.due_at?.getTime();
}

interface Settling {
  before: Delivery;
  settled: Delivery;
  creator: Loaded<Creator | null> | undefined;
}

/** Read for an email, unless it just keeps waiting. */
async function loadCreator(
  { documents }: Ports,
  { uid }: DeliveryRef,
  { before, settled }: Omit<Settling, 'creator'>,
): Promise<Loaded<Creator | null> | undefined> {
  const isWaitingOn = before.state !== 'sending' && settled.state === 'queued';
  if (settled.kind !== 'email' || isWaitingOn) return undefined;
  return loadKeptCreator(documents, { uid, creator_id: before.creator_id });
}

async function loadChosen(
  { documents, digest }: Ports,
  { uid }: DeliveryRef,
  { before, settled, creator }: Settling,
): Promise<ChosenAddress | null> {
  if (!creator?.data) return null;
  const email = followChoice({ before, settled, creator: creator.data });
  if (!email) return null;
  const claimOf = (address: string) => contactedDocument.at(uid, digest(mailboxKey(address)));
  const [[from, to, suppression], purse] = await Promise.all([
    loadDocuments(documents, [
      claimOf(settled.to),
      claimOf(email),
      suppressionDocument.at(uid, digest(mailboxKey(email))),
    ]),
    isOwedForTyped(creator.data) ? loadPurse(documents, uid) : null,
  ]);
  const facts = { email: settled, suppression: suppression.data };
  return { email, purse: isDueForTyped(creator.data, facts) ? purse : null, from, to };
}

async function loadAddress(
  { documents, digest }: Ports,
  { uid }: DeliveryRef,
  { settled }: Settling,
): Promise<Pick<EndingFacts, 'claim' | 'suppression'>> {
  const isOver = settled.state === 'failed' || settled.state === 'cancelled';
  if (settled.kind !== 'email' || !isOver) return { claim: undefined, suppression: undefined };
  const hash = digest(mailboxKey(settled.to));
  const [claim, suppression] = await loadDocuments(documents, [
    contactedDocument.at(uid, hash),
    suppressionDocument.at(uid, hash),
  ]);
  return { claim, suppression };
}

async function loadTarget(
  { documents }: Ports,
  { uid }: DeliveryRef,
  { settled, creator }: Settling,
): Promise<MirrorTarget> {
  if (settled.state !== 'sent' || !creator?.data || isDeleted(creator)) return NO_MIRROR;
  return loadMirrorTarget(documents, { uid, creator_id: settled.creator_id });
}

async function loadHealth(
  { documents }: Ports,
  { ref, outcome, tried, now }: Ending,
): Promise<Loaded<ChannelHealth> | undefined> {
  if (!tried || outcome.kind === 'lease_ended' || !healthAfter({ ...tried, outcome, now })) {
    return undefined;
  }
  const [health] = await loadDocuments(documents, [
    channelHealthDocument.at(ref.uid, tried.channel),
  ]);
  return health;
}

/**
 * Three round trips at most. `left`: the delivery as it is, when this attempt no longer holds it;
 * null when it is gone.
 */
export async function loadEnding(
  ports: Ports,
  ending: Ending,
): Promise<EndingFacts | { left: Delivery | null }> {
  const { ref, outcome, seen, now } = ending;
  const { uid, id } = ref;
  const [{ data: before, version }, { data: user }] = await loadDocuments(ports.documents, [
    deliveryDocument.at(uid, id),
    userDocument.at(uid),
  ]);
  if (!before || !user) return { left: null };
  if (!isOurs(before, ending)) return { left: before };
  const chance = chanceOf(ports.randomness);
  const settled = settleDelivery(before, outcome, { now, chance, revision: seen.revision });
  const creator = await loadCreator(ports, ref, { before, settled });
  const settling = { before, settled, creator };
  const isOut = settled.kind === 'email' && settled.state === 'sent';
  const isRefused =
    outcome.kind === 'permanent' &&
    outcome.code === 'recipient_refused' &&
    outcome.answer !== undefined &&
    isMailbox(before.channel);
  const [chosen, address, target, plan, health, refusing] = await Promise.all([
    loadChosen(ports, ref, settling),
    loadAddress(ports, ref, settling),
    loadTarget(ports, ref, settling),
    isOut && creator && !isDeleted(creator) ? loadPlanFacts(ports.documents, uid, settled) : null,
    loadHealth(ports, ending),
    isRefused ? loadMailboxFacts(ports.documents, uid) : null,
  ]);
  const { time_zone } = user;
  return { ...settling, ...address, chosen, version, time_zone, target, plan, health, refusing };
}
