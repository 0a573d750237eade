import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import type { Proof } from '@vibes/core/inbound/inbound';
import { GMAIL, isAuthenticated } from '@vibes/core/inbound/is-authenticated';
import { isBulkMail, mayBeReport } from '@vibes/core/inbound/judge-head';
import { isMarkedAnswer, isMarkedForward } from '@vibes/core/inbound/subject-marks';
import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { readMessageId } from '../steps/message-id.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import {
  emailOf,
  findByAddress,
  findBySite,
  mayAnswer,
  type OurEmail,
} from '../steps/find-contacted.ts';

/** The header of a message in the mailbox. */
export interface FoundHead {
  uid: number;
  received_at: Date;
  size: number;
  /** Gmail's id of its thread. */
  thread: string | null;
  /** It is in the folder of what the user sent. */
  is_sent: boolean;
  /** The mail server took it for spam. */
  in_junk: boolean;
  head: ParsedHead;
}

export type HeadMatch =
  /** To be opened: `by` what it belongs to the email, and what proves it. */
  | (OurEmail & {
      kind: 'inbound';
      by: 'thread' | 'sender';
      proof: Proof;
      /** The mailbox's server vouches for its sender. */
      is_authenticated: boolean;
    })
  /** A delivery report, perhaps of an email of ours: only its body says. */
  | { kind: 'report'; proof: Proof; is_authenticated: boolean }
  /** An email of ours as it is in the mailbox, and the Message-ID that Gmail gave it, if another. */
  | (OurEmail & { kind: 'sent'; gmail_message_id: string | null })
  /** The user wrote to the creator by hand. */
  | (OurEmail & { kind: 'own' });

interface Ports {
  documents: Documents;
  digest: Digest;
  secrets: SecretBox;
}

interface Mailbox {
  uid: string;
  /** The user's own address. */
  address: string;
}

/** The email that a Message-ID of ours names; null for another's, and for another user's. */
function findByMessageId(
  { secrets }: Pick<Ports, 'secrets'>,
  uid: string,
  message_id: string | null,
): OurEmail | null {
  const sent = message_id === null ? null : readMessageId(secrets, message_id);
  return sent?.uid === uid ? emailOf(sent.delivery_id) : null;
}

/** What a message answers, nearest first. */
const answered = ({ in_reply_to, references }: ParsedHead): string[] => [
  ...new Set([...(in_reply_to === null ? [] : [in_reply_to]), ...references.toReversed()]),
];

/** Message-IDs of one thread that are looked up: the nearest, and the one that began it. */
const nearest = (ids: string[]) => [...new Set([...ids.slice(0, 2), ...ids.slice(-1)])];

/** @param at when what belongs to the email arrived; absent where that names the email itself */
async function findBy(
  { documents }: Ports,
  uid: string,
  where: { field: 'gmail_message_id' | 'gmail_thread'; value: string },
  at?: Date,
): Promise<OurEmail | null> {
  const collection = deliveryDocument.collection(uid);
  const [found] = await documents.page({ collection, where, after: null, limit: 1 });
  if (!found) return null;
  const sent_at = found.data?.['sent_at'];
  const isOlder = at && sent_at instanceof Date && !mayAnswer(sent_at, at);
  return isOlder ? null : emailOf(deliveryDocument.idsIn(found.path).id);
}

/** The same, also by the Message-ID that Gmail gave an email in place of ours. */
export const findByAnyId = async (
  ports: Ports,
  uid: string,
  message_id: string,
): Promise<OurEmail | null> =>
  findByMessageId(ports, uid, message_id) ??
  (await findBy(ports, uid, { field: 'gmail_message_id', value: message_id }));

/**
 * The email in whose thread a message is: by our own ids, without a read, else by the one that Gmail
 * gave it. Gmail's number of the thread says so of a sender who is known: it puts messages of one
 * subject together, whoever wrote them and when.
 */
async function findThread(
  ports: Ports,
  { uid }: Mailbox,
  {
    head,
    thread,
    received_at,
    isKnown,
  }: Pick<FoundHead, 'head' | 'thread' | 'received_at'> & { isKnown: boolean },
): Promise<OurEmail | null> {
  const ids = answered(head);
  for (const id of ids) {
    const ours = findByMessageId(ports, uid, id);
    if (ours) return ours;
  }
  const isAnswer = ids.length > 0 || /^\s*\p{L}{2,5}\s*:/u.test(head.subject);
  if (!isAnswer) return null;
  const found = await Promise.all([
    ...nearest(ids).map((value) => findBy(ports, uid, { field: 'gmail_message_id', value })),
    thread === null || !isKnown
      ? null
      : findBy(ports, uid, { field: 'gmail_thread', value: thread }, received_at),
  ]);
  return found.find((email) => email !== null) ?? null;
}

const isForward = ({ subject }: ParsedHead): boolean =>
  isMarkedForward(subject) && !isMarkedAnswer(subject);

/**
 * A message from the user: an email of ours, or one written by hand. What they pass on to others
 * answers nobody.
 */
async function matchOwn(
  ports: Ports,
  mailbox: Mailbox,
  found: FoundHead,
): Promise<HeadMatch | null> {
  const { head, received_at: at } = found;
  const { uid } = mailbox;
  const sent = findByMessageId(ports, uid, head.message_id);
  if (sent) return { kind: 'sent', ...sent, gmail_message_id: null };
  const [original = null] = head.headers['x-google-original-message-id'] ?? [];
  const replaced = findByMessageId(ports, uid, original);
  if (replaced) return { kind: 'sent', ...replaced, gmail_message_id: head.message_id };
  const email = isForward(head)
    ? null
    : await findThread(ports, mailbox, { ...found, isKnown: true });
  if (email) return { kind: 'own', ...email };
  for (const address of head.to.slice(0, 5)) {
    const written = await findByAddress(ports, { uid, address, at });
    if (written) return { kind: 'own', ...written };
  }
  return null;
}

/**
 * What a message is to us, by its header alone; null for everything that is none of our business. The
 * user's own is what is in Sent: a From line says nothing. Outside a thread of ours only the sender
 * counts, whom the mailbox's server has to vouch for; else the message may be theirs.
 */
export async function matchHead(
  ports: Ports,
  mailbox: Mailbox,
  found: FoundHead,
): Promise<HeadMatch | null> {
  const { head, received_at: at } = found;
  const { address } = head.from;
  if (found.is_sent) return matchOwn(ports, mailbox, found);
  if (isSameMailbox(address, mailbox.address)) return null;
  const is_authenticated = isAuthenticated(head, GMAIL);
  const email = await findThread(ports, mailbox, { ...found, isKnown: is_authenticated });
  if (email) return { kind: 'inbound', by: 'thread', proof: 'proven', is_authenticated, ...email };
  // In another's thread even a known sender may write of something else.
  const isOfSender = is_authenticated && answered(head).length === 0;
  const proof = isOfSender ? 'authenticated' : 'claimed';
  if (mayBeReport(head)) return { kind: 'report', proof, is_authenticated };
  if (address === '') return null;
  const written = await findByAddress(ports, { uid: mailbox.uid, address, at });
  if (written) return { kind: 'inbound', by: 'sender', proof, is_authenticated, ...written };
  const { uid, address: own } = mailbox;
  const near =
    is_authenticated && !isBulkMail(head)
      ? await findBySite(ports, { uid, own, address, at })
      : null;
  return near && { kind: 'inbound', by: 'sender', proof: 'claimed', is_authenticated, ...near };
}
