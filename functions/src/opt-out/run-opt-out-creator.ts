import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import {
  deletedCreatorDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';
import { optOut } from './opt-out.ts';

/** Messages of a creator whose senders are read. */
const MOST_READ = 100;

interface Ports extends CommitPorts {
  digest: Digest;
}

/** Every address that the creator wrote from in person, in the thread of one of their rows. */
async function writers(
  { documents, clock }: Ports,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<string[]> {
  const found = await documents.find({
    collection: inboundDocument.collection(uid, creator_id),
    field: 'at',
    until: clock(),
    limit: MOST_READ,
  });
  return found.flatMap(({ data }) => {
    const message = inboundDocument.readOrNull(data);
    const isTheirs = message?.class === 'reply' && message.person_says !== 'not_theirs';
    return isTheirs ? [message.from] : [];
  });
}

/** The address of the creator, the one that had the last email, and those they wrote from. */
async function addressesOf(
  ports: Ports,
  { uid, creator, email }: { uid: string; creator: Creator; email: Delivery | null },
): Promise<string[]> {
  const written = await writers(ports, { uid, creator_id: creator.id });
  return [creator.email, email?.to ?? null, ...written].flatMap((one) => one ?? []);
}

/** The same of a creator that was joined into this one. */
async function joinedAddresses(ports: Ports, uid: string, id: string): Promise<string[]> {
  const [{ data: creator }] = await loadDocuments(ports.documents, [
    deletedCreatorDocument.at(uid, id),
  ]);
  if (!creator) return [];
  const [email] = await loadDocuments(ports.documents, [
    deliveryDocument.at(uid, newestEmailId(creator)),
  ]);
  return addressesOf(ports, { uid, creator, email: email.data });
}

/**
 * Unsubscribes a creator who asked for it in a reply, as if they had used the link, for every address
 * of theirs that was written to or from. Safe to repeat.
 */
export async function optOutCreator(
  ports: Ports,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<{ opted_out: true }> {
  const { creator, email } = await loadNewestEmail(ports.documents, { uid, creator_id });
  if (!creator.data) {
    const sentence = 'This creator isn’t in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  const addresses = await Promise.all([
    addressesOf(ports, { uid, creator: creator.data, email: email.data }),
    ...creator.data.joined.map(({ id }) => joinedAddresses(ports, uid, id)),
  ]);
  const keys = addresses.flat().map(mailboxKey);
  const address_hashes = [...new Set(keys)].map(ports.digest);
  await optOut(ports, { uid, creator_id, address_hashes });
  return { opted_out: true };
}
