import { domainOf, isSameMailbox, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isCharged } from '@vibes/core/credit/is-charged';
import type { Creator } from '@vibes/core/creator/creator';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { NO_SENDING_FACTS, type MailDomain } from '@vibes/core/delivery/sending-facts';
import { contactedDocument, suppressionDocument } from '@vibes/core/firestore/documents';
import type { Suppression } from '@vibes/core/opt-out/suppression';
import { AppError } from '../platform/app-error.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';
import { loadMirrorTarget, NO_MIRROR, type MirrorTarget } from '../steps/queue-mirror.ts';
import { loadPurse, type Purse } from '../steps/charge-credit.ts';
import type { TakesMail } from '../ports/takes-mail.ts';

/** Whose address is chosen, and which: one that was found, or one that a person typed. */
export interface Chosen {
  uid: string;
  creator_id: string;
  email: string;
  is_typed: boolean;
}

interface Ports {
  documents: Documents;
  digest: Digest;
  takesMail: TakesMail;
}

/** What a choice of address depends on. */
export interface ChoiceFacts {
  uid: string;
  creator: Creator;
  /** The address chosen; one that the creator has already in the spelling it has there. */
  email: string;
  is_typed: boolean;
  /** The newest email to the creator, and its id. */
  delivery: Delivery | null;
  delivery_id: string;
  versions: { creator: unknown; delivery: unknown };
  suppression: Suppression | null;
  /** Claims of the address the email goes to, and of the one chosen. */
  claims: { from: Loaded<Contacted | null>; to: Loaded<Contacted | null> } | null;
  target: MirrorTarget;
  /** Whether the domain of a typed address takes mail. A found one was asked about when it was found. */
  takes_mail: MailDomain;
  /** What a typed address may cost; null where the choice costs nothing. */
  purse: Purse | null;
}

/** A waiting email goes to the new address, unless a webhook may have it. */
export const isRedirected = (delivery: Delivery, email: string): boolean =>
  isWaiting(delivery) && !isPinned(delivery) && delivery.to !== email;

/** A typed address as it is stored already: the email goes to the same spelling as the creator has. */
const foundSpelling = ({ email, other_emails }: Creator, typed: string): string | undefined =>
  [...(email ? [email] : []), ...other_emails.map((other) => other.email)].find((stored) =>
    isSameMailbox(stored.toLowerCase(), typed),
  );

/** Two round trips; a third where a person sent the creator more than one email. */
export async function loadChoice(
  { documents, digest, takesMail }: Ports,
  { uid, creator_id, email: written, is_typed }: Chosen,
): Promise<ChoiceFacts> {
  const found = await loadNewestEmail(documents, { uid, creator_id });
  const { data: creator } = found.creator;
  const { data: delivery } = found.email;
  if (!creator) {
    throw new AppError('bad_request', {
      sentence: 'This creator isn’t in your CRM. Reload the page and try again.',
      log: 'unknown_creator',
    });
  }
  const email = is_typed ? (foundSpelling(creator, written) ?? written) : written;
  const isNew = creator.email !== email;
  const isMoved = delivery !== null && isRedirected(delivery, email);
  const hashOf = (address: string) => digest(mailboxKey(address));
  const claimOf = (address: string) => contactedDocument.at(uid, hashOf(address));
  const [[suppressed], claims, purse, target, takes_mail] = await Promise.all([
    isNew || isMoved ? loadDocuments(documents, [suppressionDocument.at(uid, hashOf(email))]) : [],
    isMoved ? loadDocuments(documents, [claimOf(delivery.to), claimOf(email)]) : null,
    isMoved && !isCharged(creator) ? loadPurse(documents, uid) : null,
    isNew ? loadMirrorTarget(documents, { uid, creator_id }) : NO_MIRROR,
    isNew && is_typed ? takesMail(domainOf(email)) : NO_SENDING_FACTS.takes_mail,
  ]);
  return {
    uid,
    creator,
    email,
    is_typed,
    delivery,
    delivery_id: found.email.id,
    versions: { creator: found.creator.version, delivery: found.email.version },
    suppression: suppressed?.data ?? null,
    claims: claims && { from: claims[0], to: claims[1] },
    target,
    takes_mail,
    purse,
  };
}
