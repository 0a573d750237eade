import { saysOfMailbox } from '@vibes/core/inbound/says-of-mailbox';
import { messageOfHead } from '@vibes/core/inbound/message-of-head';
import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { BOUNCE_REASONS } from '@vibes/core/inbound/bounce-reason';
import type { InboundClass, Proof } from '@vibes/core/inbound/inbound';
import { isBulkMail } from '@vibes/core/inbound/judge-head';
import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { InboundReading } from '@vibes/core/inbound/read-inbound';
import type { ReadMessage } from '@vibes/core/inbound/read-message';
import { loadDocuments } from '../steps/load-documents.ts';
import type { Documents } from '../ports/documents.ts';
import type { FoundInbound } from './load-inbound.ts';
import type { ReportedEmail } from './may-report.ts';

interface OurEmail {
  delivery_id: string;
  creator_id: string;
}

/** A message that was opened and read, and what was known of it before. */
interface Opened extends ReadMessage {
  uid: string;
  id: string;
  received_at: Date;
  /** Not all of it was read. */
  is_cut: boolean;
  in_junk: boolean;
  /** The mailbox's server vouches for its sender. */
  is_authenticated: boolean;
  /** The email whose thread it is in, or whose recipient wrote it; null for a report. */
  email: OurEmail | null;
  by: 'thread' | 'sender' | null;
  /** What its header proves. */
  proof: Proof;
}

interface Ports {
  documents: Documents;
  find: FindEmail;
  /** Whether a report that names no id of ours may say that an email came back. */
  mayReport: (reported: ReportedEmail) => Promise<boolean>;
}

/** Finds the email that a report is about, or that was written to an address. */
interface FindEmail {
  byMessageId: (message_id: string) => Promise<OurEmail | null>;
  byAddress: (address: string, at: Date) => Promise<OurEmail | null>;
}

/**
 * A person who writes in our thread answers us, however their message looks; one from an address
 * that we wrote to does too, unless it was sent to many. Null for what is none of our business.
 */
function classOf(
  { class: found }: InboundReading,
  mail: ParsedHead,
  by: Opened['by'],
): InboundClass | null {
  if (found !== 'other') return found;
  if (!isBulkMail(mail)) return 'reply';
  return by === 'thread' ? 'auto' : null;
}

/** The email that a message belongs to, and what proves it. A report that returns our id needs no sender. */
async function belongsTo(
  ports: Ports,
  { uid, email, proof, is_authenticated, received_at: at, reading, mail }: Opened,
): Promise<(OurEmail & { proof: Proof }) | null> {
  if (email) return { ...email, proof };
  const { find } = ports;
  if (!reading.bounce) {
    const written = await find.byAddress(mail.from.address, at);
    return written && { ...written, proof };
  }
  const { original_message_id, address } = reading.bounce;
  const named = original_message_id === null ? null : await find.byMessageId(original_message_id);
  if (named) return { ...named, proof: 'proven' };
  const written = address === null ? null : await find.byAddress(address, at);
  if (!written) return null;
  const isTold = is_authenticated && (await ports.mayReport({ uid, ...written, mail, at }));
  return { ...written, proof: isTold ? 'authenticated' : 'claimed' };
}

/**
 * The message as it is recorded, joined to the email it belongs to. Null when it belongs to none. Of a report the address is the one that our email went to: another one in it
 * is where the recipient's server passed it on to.
 */
export async function openMessage(ports: Ports, opened: Opened): Promise<FoundInbound | null> {
  const { in_junk, received_at, mail, reading } = opened;
  const kind = classOf(reading, mail, opened.by);
  const found = kind && (await belongsTo(ports, opened));
  if (!kind || !found || creatorOfEmail(found.delivery_id) === null) return null;
  const { proof, ...email } = found;
  const bounce =
    kind === 'bounce' ? await bounceOf(ports.documents, { ...opened, ...email }, reading) : null;
  if (kind === 'bounce' && !bounce) return null;
  return {
    uid: opened.uid,
    ...email,
    // Anyone may send reports: one a day is shown.
    id: kind === 'bounce' && proof === 'claimed' ? reportOf(received_at) : opened.id,
    says_of_mailbox:
      kind === 'bounce' && opened.is_authenticated && !in_junk
        ? saysOfMailbox(mail, reading)
        : null,
    message: {
      ...messageOfHead({ head: mail, received_at, in_junk }),
      class: kind,
      proof,
      is_sender_known: await isSenderKnown(ports.documents, opened, {
        mail,
        delivery_id: email.delivery_id,
      }),
      text: reading.text,
      whole: reading.whole,
      has_more: reading.has_more || opened.is_cut,
      bounce,
      wants_stop: kind === 'reply' && reading.wants_stop,
    },
  };
}

/** Whether an answer goes to whom the email went to, or to somebody whom the mailbox's server vouches for. */
async function isSenderKnown(
  documents: Documents,
  { uid, is_authenticated }: Opened,
  { mail, delivery_id }: { mail: ParsedHead; delivery_id: string },
): Promise<boolean> {
  if (is_authenticated) return true;
  const [email] = await loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]);
  return email.data !== null && isSameMailbox(email.data.to, mail.from.address);
}

const reportOf = (at: Date): string => `report_${at.toISOString().slice(0, 10)}`;

async function bounceOf(
  documents: Documents,
  { uid, delivery_id }: { uid: string; delivery_id: string },
  { bounce }: InboundReading,
): Promise<FoundInbound['message']['bounce']> {
  const [delivery] = await loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]);
  if (!delivery.data || !bounce) return null;
  const { reason, is_temporary } = bounce;
  const { sentence, fault } = BOUNCE_REASONS[reason];
  return { address: delivery.data.to, sentence, fault, is_temporary };
}
