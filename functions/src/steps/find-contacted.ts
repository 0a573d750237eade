import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { siteOf } from '@vibes/core/contact/site-of';
import { creatorOfEmail } from '@vibes/core/delivery/email-id';
import type { Contacted } from '@vibes/core/delivery/contacted';
import { contactedDocument } from '@vibes/core/firestore/documents';
import { ANSWERED_WITHIN } from '@vibes/core/watch/next-look';
import { loadKeptCreator } from './deleted-creator.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from './load-documents.ts';

/** An email of ours, and its creator. */
export interface OurEmail {
  delivery_id: string;
  creator_id: string;
}

export const emailOf = (delivery_id: string): OurEmail | null => {
  const creator_id = creatorOfEmail(delivery_id);
  return creator_id === null ? null : { delivery_id, creator_id };
};

interface Ports {
  documents: Documents;
  digest: Digest;
}

/** Milliseconds by which a mail server's clock, which counts in seconds, may be behind ours. */
const SKEW = 60_000;

/** A message from before we wrote to an address answers nothing of ours: a look back finds those, too. */
export const mayAnswer = (sent_at: Date, at: Date): boolean =>
  at.getTime() >= sent_at.getTime() - SKEW;

/**
 * The email of a claim, unless the last one to its creator went out more than 60 days before `at`. The
 * claim itself may be older: an email waits for its review, and others follow the one that claimed.
 */
async function recentlyWritten(
  { documents }: Pick<Ports, 'documents'>,
  { uid, claim, at }: { uid: string; claim: Contacted; at: Date },
): Promise<OurEmail | null> {
  const email = emailOf(claim.delivery_id);
  if (!email || !mayAnswer(claim.at, at)) return null;
  const { data: creator } = await loadKeptCreator(documents, { uid, creator_id: email.creator_id });
  const last = creator?.last_out_at ?? claim.at;
  return at.getTime() - last.getTime() > ANSWERED_WITHIN ? null : email;
}

/** The last email that claimed an address, unless it is more than 60 days since one went there. */
export async function findByAddress(
  ports: Ports,
  { uid, address, at }: { uid: string; address: string; at: Date },
): Promise<OurEmail | null> {
  const [{ data: claim }] = await loadDocuments(ports.documents, [
    contactedDocument.at(uid, ports.digest(mailboxKey(address))),
  ]);
  return claim && recentlyWritten(ports, { uid, claim, at });
}

/** Claims of one site that are looked at: the newest of them is the one that is answered. */
const MOST_CLAIMS = 20;

/**
 * The last email to another address of the sender's own domain, in the last 60 days: a colleague may
 * answer. Never to a mail provider's, nor to the user's own company.
 */
export async function findBySite(
  ports: Pick<Ports, 'documents'>,
  { uid, own, address, at }: { uid: string; own: string; address: string; at: Date },
): Promise<OurEmail | null> {
  const site = siteOf(address);
  if (site === null || site === siteOf(own)) return null;
  const claims = await ports.documents.page({
    ...{ collection: contactedDocument.collection(uid), where: { field: 'site', value: site } },
    ...{ after: null, limit: MOST_CLAIMS },
  });
  const [newest] = claims
    .flatMap((stored) => contactedDocument.readOrNull(stored.data) ?? [])
    .filter((claim) => mayAnswer(claim.at, at))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return newest ? recentlyWritten(ports, { uid, claim: newest, at }) : null;
}
