import { emailOfWebhookId, type ReplyRequest } from '@vibes/core/api/reply-request';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorOfEmail, newestEmailId } from '@vibes/core/delivery/email-id';
import {
  contactedDocument,
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { loadKeptCreator } from '../steps/deleted-creator.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

interface Ports {
  documents: Documents;
  digest: Digest;
}

/** Whom a reported reply is from. */
export interface Answered {
  creator: Creator;
  /** The email it answers; null when none is known. */
  delivery_id: string | null;
  /** The address the email went to, else the creator's own. */
  address: string;
}

/** The email of an id, and its creator; null unless both are there. */
async function byEmail(
  { documents }: Ports,
  uid: string,
  delivery_id: string,
): Promise<Answered | null> {
  const creator_id = creatorOfEmail(delivery_id);
  if (creator_id === null) return null;
  const [[delivery], { data: creator }] = await Promise.all([
    loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]),
    loadKeptCreator(documents, { uid, creator_id }),
  ]);
  return delivery.data && creator && { creator, delivery_id, address: delivery.data.to };
}

/** The email that wrote to an address last. */
async function byAddress(ports: Ports, uid: string, address: string): Promise<Answered | null> {
  const [{ data: claim }] = await loadDocuments(ports.documents, [
    contactedDocument.at(uid, ports.digest(mailboxKey(address))),
  ]);
  return claim && byEmail(ports, uid, claim.delivery_id);
}

/** The creator who has an address, in one of the two collections. */
async function withAddress(
  { documents }: Ports,
  collection: string,
  address: string,
): Promise<Creator | null> {
  const [found] = await documents.page({
    collection,
    where: { field: 'email', value: address },
    after: null,
    limit: 1,
  });
  return creatorDocument.readOrNull(found?.data);
}

/** The creator who has an address that no email of ours went to: a DM is answered by email too. */
async function byCreator(ports: Ports, uid: string, address: string): Promise<Answered | null> {
  const creator =
    (await withAddress(ports, creatorDocument.collection(uid), address)) ??
    (await withAddress(ports, deletedCreatorDocument.collection(uid), address));
  if (!creator) return null;
  const email = await byEmail(ports, uid, newestEmailId(creator));
  return email ?? { creator, delivery_id: null, address };
}

/** Whom a reply is from: by the id that its email's webhook got, else by the sender. Null for nobody. */
export async function findAnswered(
  ports: Ports,
  uid: string,
  { webhook_id, from }: Pick<ReplyRequest, 'webhook_id' | 'from'>,
): Promise<Answered | null> {
  const id = webhook_id === undefined ? null : emailOfWebhookId(uid, webhook_id);
  const named = id === null ? null : await byEmail(ports, uid, id);
  if (named || from === undefined) return named;
  return (await byAddress(ports, uid, from)) ?? byCreator(ports, uid, from);
}
