import { domainOf } from '@vibes/core/contact/mailbox-key';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { isSameOwner } from '@vibes/core/inbound/is-authenticated';
import { isMailServerAddress } from '@vibes/core/inbound/judge-head';
import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import { isGoogle } from '@vibes/core/inbound/says-of-mailbox';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { MailHosts } from '../ports/mail-hosts.ts';

const DAY = 24 * 60 * 60_000;
/** Servers give up after five days at most (RFC 5321, 4.5.4.1). */
const REPORTED_WITHIN = 7 * DAY;

/** Whether the owner of a domain takes the mail of another: it is their own, or DNS names their servers. */
async function takesMailOf(mailHosts: MailHosts, owner: string, domain: string): Promise<boolean> {
  if (isSameOwner(owner, domain)) return true;
  const hosts = await mailHosts(domain);
  return hosts.some((host) => isSameOwner(owner, host));
}

/** An email that a report is about, as far as the report says. */
export interface ReportedEmail {
  uid: string;
  delivery_id: string;
  creator_id: string;
  mail: ParsedHead;
  /** When the report arrived. */
  at: Date;
}

/**
 * Whether the sender of a report, whom the mailbox's server vouches for, may say of an email that it
 * came back without naming its id: the mail server of the recipient or the user's own provider, of an
 * email of the last seven days that nobody answered.
 */
export async function mayReport(
  { documents, mailHosts }: { documents: Documents; mailHosts: MailHosts },
  input: ReportedEmail,
): Promise<boolean> {
  const { uid, mail, at } = input;
  if (!isMailServerAddress(mail.from.address)) return false;
  const [{ data: email }, { data: creator }] = await loadDocuments(documents, [
    deliveryDocument.at(uid, input.delivery_id),
    creatorDocument.at(uid, input.creator_id),
  ]);
  const sent_at = email?.sent_at;
  if (!email || !sent_at || at.getTime() - sent_at.getTime() > REPORTED_WITHIN) return false;
  if (creator?.last_in_at && creator.last_in_at > sent_at) return false;
  const domain = domainOf(mail.from.address);
  return isGoogle(domain) || takesMailOf(mailHosts, domain, domainOf(email.to));
}
