import { isMailbox, type Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { healthAfter } from '@vibes/core/channel/health-after';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isDueForTyped, isOwedForTyped } from '@vibes/core/credit/is-charged';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { followChoice } from '@vibes/core/delivery/follow-choice';
import { settleDelivery, type DeliveryEnd } from '@vibes/core/delivery/settle-delivery';
import {
  channelHealthDocument,
  contactedDocument,
  deliveryDocument,
  suppressionDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { isDeleted, loadKeptCreator } from '../steps/deleted-creator.ts';
import { loadMailboxFacts, type MailboxFacts } from '../steps/bounce-writes.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { loadPlanFacts, type StoredPlanFacts } from '../steps/plan-follow-up.ts';
import { loadMirrorTarget, NO_MIRROR, type MirrorTarget } from '../steps/queue-mirror.ts';
import { chanceOf, type Randomness } from '../ports/randomness.ts';
import { loadPurse, type Purse } from '../steps/charge-credit.ts';
import type { DeliveryRef, EmailFacts } from './send-context.ts';

/** How a run ended, with what it takes to store that. */
export interface EndingInput {
  ref: DeliveryRef;
  outcome: DeliveryEnd;
  /** The attempt this outcome belongs to; null when no attempt was begun. */
  token: string | null;
  /**
   * The delivery as first read: settling, planning or redirecting it since then changes one of
   * these.
   */
  seen: Pick<
    Delivery,
    'attempts' | 'revision' | 'due_at' | 'kind' | 'creator_id' | 'answers' | 'follows'
  >;
  /**
   * What the gate of this very run has read of an email. Trusted as far as a write checks it, or as
   * nothing depends on the last seconds; absent when it is to be read again.
   */
  gate?: EmailFacts | undefined;
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
function isOurs(delivery: Delivery, { token, seen }: EndingInput): boolean {
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
  return loadMirrorTarget(documents, { uid, creator_id: creator.data.id });
}

async function loadHealth(
  { documents }: Ports,
  { ref, outcome, tried, now }: EndingInput,
): Promise<Loaded<ChannelHealth> | undefined> {
  if (!tried || outcome.kind === 'lease_ended' || !healthAfter({ ...tried, outcome, now })) {
    return undefined;
  }
  const [health] = await loadDocuments(documents, [
    channelHealthDocument.at(ref.uid, tried.channel),
  ]);
  return health;
}

/** What an email that was taken leads to, read beside the delivery itself. */
export interface Taken {
  creator: Loaded<Creator | null>;
  plan: StoredPlanFacts | null;
  target: MirrorTarget;
}

/** The creator of an email that did not just go on waiting, as far as that is known before. */
function loadEarlyCreator({ documents }: Ports, { ref, outcome, seen, token }: EndingInput) {
  const mayWaitOn = token === null && outcome.kind !== 'permanent' && outcome.kind !== 'unwanted';
  if (seen.kind !== 'email' || outcome.kind === 'accepted' || mayWaitOn) return undefined;
  return loadKeptCreator(documents, { uid: ref.uid, creator_id: seen.creator_id });
}

/** The time zone decides the day; an account is deleted only once no run of it is under way. */
async function loadTimeZone(
  { documents }: Ports,
  { ref, gate }: EndingInput,
): Promise<string | null> {
  if (gate?.time_zone) return gate.time_zone;
  const [user] = await loadDocuments(documents, [userDocument.at(ref.uid)]);
  return user.data?.time_zone ?? null;
}

/**
 * Two round trips at most after the gate of the same run, but for a second one of Notion's; three
 * without it. `left`: the delivery as it is, when this attempt no longer holds it; null when it is
 * gone.
 *
 * @param taking what is read at the same time for an email that was taken
 */
export async function loadEnding(
  ports: Ports,
  ending: EndingInput,
  taking: Promise<Taken | null>,
): Promise<EndingFacts | { left: Delivery | null }> {
  const { ref, outcome, seen, now } = ending;
  const { uid, id } = ref;
  const [[stored], time_zone, read, early, health] = await Promise.all([
    loadDocuments(ports.documents, [deliveryDocument.at(uid, id)]),
    loadTimeZone(ports, ending),
    taking,
    loadEarlyCreator(ports, ending),
    loadHealth(ports, ending),
  ]);
  const { data: before, version } = stored;
  if (!before || time_zone === null) return { left: null };
  if (!isOurs(before, ending)) return { left: before };
  const chance = chanceOf(ports.randomness);
  const settled = settleDelivery(before, outcome, { now, chance, revision: seen.revision });
  const taken = settled.state === 'sent' && before.channel === ending.tried?.channel ? read : null;
  const creator = taken?.creator ?? early ?? (await loadCreator(ports, ref, { before, settled }));
  const settling = { before, settled, creator };
  if (taken) {
    const rest = { claim: undefined, suppression: undefined, refusing: null, chosen: null };
    const { plan, target } = taken;
    return { ...settling, ...rest, version, time_zone, plan, target, health };
  }
  const isOut = settled.kind === 'email' && settled.state === 'sent';
  const isRefused =
    outcome.kind === 'permanent' &&
    outcome.code === 'recipient_refused' &&
    outcome.answer !== undefined &&
    isMailbox(before.channel);
  const [chosen, address, target, plan, refusing] = await Promise.all([
    loadChosen(ports, ref, settling),
    loadAddress(ports, ref, settling),
    loadTarget(ports, ref, settling),
    isOut && creator && !isDeleted(creator) ? loadPlanFacts(ports.documents, uid, settled) : null,
    isRefused ? loadMailboxFacts(ports.documents, uid) : null,
  ]);
  return { ...settling, ...address, chosen, version, time_zone, target, plan, health, refusing };
}
