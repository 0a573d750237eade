import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Reply } from '@vibes/core/creator/creator-records';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import {
  creatorDocument,
  deliveryDocument,
  inboundDocument,
  replyDocument,
  suppressionDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { AppError } from '../platform/app-error.ts';
import { loadMailboxFacts, type MailboxFacts } from '../steps/bounce-writes.ts';
import type { Digest } from '../ports/digest.ts';
import { isDeleted, orDeleted } from '../steps/deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadInboundOf } from '../steps/load-inbound-of.ts';
import { loadMirrorTarget, NO_MIRROR, type MirrorTarget } from '../steps/queue-mirror.ts';

/** A message about a creator's emails, as it was found. */
export interface FoundInbound {
  uid: string;
  creator_id: string;
  /** The email it answers or reports on; null when only the sender is known. */
  delivery_id: string | null;
  /** The same for the same message, wherever it is found. */
  id: string;
  /** The mailbox provider's own word about the mailbox, which stops more than one creator. */
  says_of_mailbox: 'bounced' | 'limit' | null;
  message: Omit<Inbound, 'creator_id' | 'delivery_id' | 'kept_at'>;
}

/** Of a delivery report: the address it marks, and the mailbox that the email came from. */
interface BounceFacts extends MailboxFacts {
  suppression: Loaded<Suppression | null>;
}

export interface InboundFacts {
  time_zone: string;
  /** Also a deleted one, which stays deleted: its path says where it is. Of a joined one the other. */
  creator: Loaded<Creator | null>;
  /** Null unless the message was recorded before. */
  known: Loaded<Inbound | null>;
  /** That the creator has been counted as having replied. */
  reply: Loaded<Reply | null>;
  delivery: Loaded<Delivery | null> | null;
  bounce: BounceFacts | null;
  target: MirrorTarget;
}

async function loadBounce(
  { documents, digest }: Ports,
  { uid, message }: FoundInbound,
): Promise<BounceFacts | null> {
  if (!message.bounce) return null;
  const [[suppression], mailbox] = await Promise.all([
    loadDocuments(documents, [
      suppressionDocument.at(uid, digest(mailboxKey(message.bounce.address))),
    ]),
    loadMailboxFacts(documents, uid),
  ]);
  return { suppression, ...mailbox };
}

interface Ports {
  documents: Documents;
  digest: Digest;
}

/** What recording a message depends on. Null for an account that is gone. */
export async function loadInbound(ports: Ports, found: FoundInbound): Promise<InboundFacts | null> {
  const { uid, creator_id, delivery_id, id } = found;
  const { documents } = ports;
  const [[user, there, known, reply], [delivery], bounce, mirrored] = await Promise.all([
    loadDocuments(documents, [
      userDocument.at(uid),
      creatorDocument.at(uid, creator_id),
      inboundDocument.at(uid, creator_id, id),
      replyDocument.at(uid, creator_id),
    ]),
    delivery_id === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]),
    loadBounce(ports, found),
    loadMirrorTarget(documents, { uid, creator_id }),
  ]);
  if (!user.data) return null;
  const creator = await orDeleted(documents, there);
  const { time_zone } = user.data;
  const facts = { time_zone, creator, known, delivery, bounce };
  const id_of_person = creator.data?.id ?? creator_id;
  // What comes in an email's thread belongs to whoever its creator was joined into.
  const [[reply_of_person], target] =
    id_of_person === creator_id
      ? [[reply], mirrored]
      : await Promise.all([
          loadDocuments(documents, [replyDocument.at(uid, id_of_person)]),
          loadMirrorTarget(documents, { uid, creator_id: id_of_person }),
        ]);
  // The user's own CRM is told once the creator is restored.
  return { ...facts, reply: reply_of_person, target: isDeleted(creator) ? NO_MIRROR : target };
}

/** A message that was recorded, by its creator: what depends on whose it is. */
export interface RecordedInbound {
  inbound: Loaded<Inbound> & { data: Inbound };
  /** `creator_id` is the person's, also where another's thread has the message. */
  found: FoundInbound;
  facts: InboundFacts;
  before: Creator;
}

const gone = () =>
  new AppError('bad_request', {
    sentence: 'This message is no longer there. Reload the page.',
    log: 'unknown_message',
  });

/** Throws the refusal for a message or a creator that is gone. */
export async function loadRecorded(
  ports: Ports,
  { uid, creator_id, inbound_id }: { uid: string; creator_id: string; inbound_id: string },
): Promise<RecordedInbound> {
  const inbound = await loadInboundOf(ports.documents, { uid, creator_id, inbound_id });
  if (!inbound?.data) throw gone();
  const { delivery_id, ...message } = inbound.data;
  const thread = inboundDocument.idsIn(inbound.path).creator_id;
  const found = { uid, delivery_id, id: inbound_id, says_of_mailbox: null, message };
  const facts = await loadInbound(ports, { ...found, creator_id: thread });
  const before = facts?.creator.data;
  if (!facts || !before) throw gone();
  return {
    inbound: { ...inbound, data: inbound.data },
    found: { ...found, creator_id: before.id },
    facts,
    before,
  };
}
