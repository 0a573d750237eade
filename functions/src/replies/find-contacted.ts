import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { siteOf } from '@vibes/core/contact/site-of';
import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import { contactedDocument } from '@vibes/core/firestore/documents';
import { ANSWERED_WITHIN } from '@vibes/core/watch/next-look';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';

/** An email of ours, and its creator. */
export interface OurEmail {
  delivery_id: string;
  creator_id: string;
}

export const emailOf = (delivery_id: string): OurEmail | null => {
  const creator_id = creatorOfEmail(delivery_id);
  return creator_id === null ? null : { delivery_id, creator_id };
};

/** The last email that claimed an address, unless that is more than 60 days ago. */
export async function findByAddress(
  { documents, digest }: { documents: Documents; digest: Digest },
  { uid, address, at }: { uid: string; address: string; at: Date },
): Promise<OurEmail | null> {
  const [claim] = await loadDocuments(documents, [
    contactedDocument.at(uid, digest(mailboxKey(address.toLowerCase()))),
  ]);
  if (!claim.data || at.getTime() - claim.data.at.getTime() > ANSWERED_WITHIN) return null;
  return emailOf(claim.data.delivery_id);
}

/** Claims of one site that are looked at: the newest of them is the one that is answered. */
const MOST_CLAIMS = 20;

/**
 * The last email to another address of the sender's own domain, in the last 60 days: a colleague may
 * answer. Never to a mail provider's, nor to the user's own company.
 */
export async function findBySite(
  { documents }: { documents: Documents },
  { uid, own, address, at }: { uid: string; own: string; address: string; at: Date },
): Promise<OurEmail | null> {
  const site = siteOf(address);
  if (site === null || site === siteOf(own)) return null;
  const claims = await documents.page({
    ...{ collection: contactedDocument.collection(uid), where: { field: 'site', value: site } },
    ...{ after: null, limit: MOST_CLAIMS },
  });
  const [newest] = claims
    .flatMap((stored) => contactedDocument.readOrNull(stored.data) ?? [])
    .filter((claim) => at.getTime() - claim.at.getTime() <= ANSWERED_WITHIN)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return newest ? emailOf(newest.delivery_id) : null;
}
