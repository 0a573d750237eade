import { domainOf } from '@vibes/core/contact/mailbox-key';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { BOUNCE_REASONS } from '@vibes/core/inbound/bounce-reason';
import { isSameOwner } from '@vibes/core/inbound/is-authenticated';
import { isMailServerAddress } from '@vibes/core/inbound/judge-head';
import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { InboundReading } from '@vibes/core/inbound/read-inbound';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import type { MailHosts } from '../ports/mail-hosts.ts';

const DAY = 24 * 60 * 60_000;
/** Servers give up after five days at most (RFC 5321, 4.5.4.1). */
const REPORTED_WITHIN = 7 * DAY;

/** The provider of the user's mailbox: it sends reports from both. */
const isGoogle = (domain: string): boolean =>
  ['google.com', 'googlemail.com'].some((own) => isSameOwner(domain, own));

/** Whether the owner of a domain takes the mail of another: it is their own, or DNS names their servers. */
async function takesMailOf(mailHosts: MailHosts, owner: string, domain: string): Promise<boolean> {
  if (isSameOwner(owner, domain)) return true;
  const hosts = await mailHosts(domain);
  return hosts.some((host) => isSameOwner(owner, host));
}

/**
 * Whether the sender of a report, whom the mailbox's server vouches for, may say of an email that it
 * came back without naming its id: the mail server of the recipient or the user's own provider, of an
 * email of the last seven days that nobody answered.
 */
export async function mayReport(
  { documents, mailHosts }: { documents: Documents; mailHosts: MailHosts },
  input: { uid: string; delivery_id: string; creator_id: string; mail: ParsedHead; at: Date },
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

/**
 * What a report, whose sender the mailbox's server vouches for, says of the mailbox itself: only
 * Google's own daemon, and only where Google itself refused, not where it passes on what a recipient's
 * server told it.
 */
export function saysOfMailbox(
  { from }: Pick<ParsedHead, 'from'>,
  { bounce }: InboundReading,
): 'bounced' | 'limit' | null {
  const isOwnWord = isGoogle(domainOf(from.address)) && isMailServerAddress(from.address);
  if (!bounce || bounce.is_remote || !isOwnWord) return null;
  if (bounce.reason === 'sender_limit') return 'limit';
  const isFinal = !bounce.is_temporary && BOUNCE_REASONS[bounce.reason].fault === 'recipient';
  return isFinal ? 'bounced' : null;
}
