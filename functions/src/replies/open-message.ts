import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { BOUNCE_SENTENCES } from '@vibes/core/inbound/bounce-reason';
import type { InboundClass } from '@vibes/core/inbound/inbound';
import { isBulkMail } from '@vibes/core/inbound/judge-head';
import { parseMail, type ParsedMail } from '@vibes/core/inbound/parse-mail';
import { readInbound, type InboundReading } from '@vibes/core/inbound/read-inbound';
import { loadDocuments } from '../ports/load-documents.ts';
import type { Documents } from '../ports/documents.ts';
import type { FoundInbound } from './load-inbound.ts';

/** Bytes of a message that are read: its words stand in front of what is attached. */
export const MOST_READ = 512 * 1024;

/** What is known of a message before it is opened. */
interface Opened {
  uid: string;
  id: string;
  received_at: Date;
  size: number;
  source: Uint8Array;
  /** The email whose thread it is in, or whose recipient wrote it; null for a report. */
  email: { delivery_id: string; creator_id: string } | null;
  by: 'thread' | 'sender' | null;
}

/** Finds the email that a report is about, or that was written to an address. */
export interface FindEmail {
  byMessageId: (message_id: string) => Opened['email'];
  byAddress: (address: string, at: Date) => Promise<Opened['email']>;
}

/**
 * A person who writes in our thread answers us, however their message looks; one from an address
 * that we wrote to does too, unless it was sent to many. Null for what is none of our business.
 */
function classOf(
  { class: found }: InboundReading,
  mail: ParsedMail,
  by: Opened['by'],
): InboundClass | null {
  if (found !== 'other') return found;
  if (!isBulkMail(mail)) return 'reply';
  return by === 'thread' ? 'auto' : null;
}

async function emailOf(
  find: FindEmail,
  { email, received_at }: Opened,
  { reading, mail }: { reading: InboundReading; mail: ParsedMail },
): Promise<Opened['email']> {
  if (email) return email;
  if (!reading.bounce) return find.byAddress(mail.from.address, received_at);
  const { original_message_id, address } = reading.bounce;
  const named = original_message_id === null ? null : find.byMessageId(original_message_id);
  return named ?? (address === null ? null : find.byAddress(address, received_at));
}

/**
 * The message as it is recorded: read whole, and joined to the email it belongs to. Null when it
 * belongs to none. Of a report the address is the one that our email went to: another one in it
 * is where the recipient's server passed it on to.
 */
export async function openMessage(
  documents: Documents,
  find: FindEmail,
  opened: Opened,
): Promise<FoundInbound | null> {
  const mail = await parseMail(opened.source);
  const reading = readInbound(mail);
  const kind = classOf(reading, mail, opened.by);
  const email = kind && (await emailOf(find, opened, { reading, mail }));
  if (!kind || !email || creatorOfEmail(email.delivery_id) === null) return null;
  const bounce =
    kind === 'bounce' ? await bounceOf(documents, { ...opened, ...email }, reading) : null;
  if (kind === 'bounce' && !bounce) return null;
  return {
    uid: opened.uid,
    ...email,
    id: opened.id,
    message: {
      class: kind,
      at: opened.received_at,
      from: mail.from.address,
      subject: mail.subject,
      text: reading.text,
      whole: reading.whole,
      has_more: reading.has_more || opened.size > opened.source.byteLength,
      message_id: mail.message_id,
      in_reply_to: mail.in_reply_to,
      references: mail.references,
      bounce,
      wants_stop: kind === 'reply' && reading.wants_stop,
      source: 'mailbox',
    },
  };
}

async function bounceOf(
  documents: Documents,
  { uid, delivery_id }: { uid: string; delivery_id: string },
  { bounce }: InboundReading,
): Promise<FoundInbound['message']['bounce']> {
  const [delivery] = await loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]);
  if (!delivery.data || !bounce) return null;
  const { reason, is_temporary } = bounce;
  return { address: delivery.data.to, sentence: BOUNCE_SENTENCES[reason], is_temporary };
}
