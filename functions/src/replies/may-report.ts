import { domainOf } from '@vibes/core/contact/mailbox-key';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { isSameOwner } from '@vibes/core/inbound/is-authenticated';
import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { InboundReading } from '@vibes/core/inbound/read-inbound';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';

const DAY = 24 * 60 * 60_000;
/** Servers give up after five days at most (RFC 5321, 4.5.4.1). */
const REPORTED_WITHIN = 7 * DAY;

/** The provider of the user's mailbox: it sends reports from both. */
const isGoogle = (domain: string): boolean =>
  ['google.com', 'googlemail.com'].some((own) => isSameOwner(domain, own));

/**
 * Whether the sender of a report, whom the mailbox's server vouches for, may say of an email that it
 * came back without naming its id: the recipient's own domain or the user's provider, of an email of
 * the last seven days that nobody answered.
 */
export async function mayReport(
  documents: Documents,
  input: { uid: string; delivery_id: string; creator_id: string; mail: ParsedHead; at: Date },
): Promise<boolean> {
  const { uid, mail, at } = input;
  const [{ data: email }, { data: creator }] = await loadDocuments(documents, [
    deliveryDocument.at(uid, input.delivery_id),
    creatorDocument.at(uid, input.creator_id),
  ]);
  const sent_at = email?.sent_at;
  if (!email || !sent_at || at.getTime() - sent_at.getTime() > REPORTED_WITHIN) return false;
  if (creator?.last_in_at && creator.last_in_at > sent_at) return false;
  const domain = domainOf(mail.from.address);
  return isGoogle(domain) || isSameOwner(domain, domainOf(email.to));
}

/**
 * Whether a report, whose sender the mailbox's server vouches for, is Google's own word about the
 * mailbox: not what a recipient's server told Google.
 */
export const isFromGoogle = (mail: ParsedHead, { bounce }: InboundReading): boolean =>
  isGoogle(domainOf(mail.from.address)) && bounce !== null && !bounce.is_remote;
