import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { keepsClaim } from '@vibes/core/delivery/keeps-claim';
import {
  backfillDocument,
  contactedDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

/** A delivery, and the claim of its address; undefined for one that has none, or does not wait. */
export interface Stoppable extends Loaded<Delivery> {
  claim: Loaded<Contacted | null> | undefined;
}

/**
 * The delivery with its claim. An email sent although an earlier one had reached the address has no
 * claim: the earlier one keeps it.
 */
export async function loadStoppable(
  { documents, digest }: { documents: Documents; digest: Digest },
  { uid, found }: { uid: string; found: Loaded<Delivery> },
): Promise<Stoppable> {
  const { data } = found;
  const { id } = deliveryDocument.idsIn(found.path);
  const hasClaim = data.kind === 'email' && !keepsClaim(id, data);
  if (!hasClaim || !isWaiting(data)) return { ...found, claim: undefined };
  const address_hash = digest(mailboxKey(data.to));
  const [claim] = await loadDocuments(documents, [contactedDocument.at(uid, address_hash)]);
  return { ...found, claim };
}

/** Deliveries of one creator: far more than there are. */
const MOST_DELIVERIES = 1000;

/** All emails to a creator, and all mirrors, with what stopping them depends on. */
export async function loadDeliveriesOf(
  ports: { documents: Documents; digest: Digest },
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<Stoppable[]> {
  const found = await ports.documents.page({
    collection: deliveryDocument.collection(uid),
    where: { field: 'creator_id', value: creator_id },
    after: null,
    limit: MOST_DELIVERIES,
  });
  // One that cannot be read is never run.
  const read = found.flatMap(({ path, data, version }) => {
    const delivery = deliveryDocument.readOrNull(data);
    return delivery ? [{ path, version, data: delivery }] : [];
  });
  return Promise.all(read.map((one) => loadStoppable(ports, { uid, found: one })));
}

/** Releases the address, so that another request may write to it. */
const claimWrites = (id: string, claim: Stoppable['claim']): DocumentWrite[] =>
  claim?.data?.delivery_id === id ? [{ kind: 'delete', path: claim.path }] : [];

/** The back-fill that queued a mirror no longer waits for it once it is stopped. */
const backfillWrites = (uid: string, { is_backfill }: Delivery): DocumentWrite[] =>
  is_backfill ? [{ kind: 'merge', path: backfillDocument.path(uid), add: { failed: 1 } }] : [];

/**
 * The writes that stop a delivery that waits, at the version read: if a sender writes at the same
 * moment, the later of the two gets a conflict.
 *
 * @param stopped what it is then, by `cancelDelivery` of core
 */
export function stopWrites(
  { path, data: delivery, version, claim }: Stoppable,
  stopped: Partial<Delivery>,
): DocumentWrite[] {
  const { uid, id } = deliveryDocument.idsIn(path);
  const data = { ...stopped, is_backfill: false };
  return [
    { kind: 'update', path, data, if_version: version },
    ...(stopped.state === 'cancelled' ? claimWrites(id, claim) : []),
    ...backfillWrites(uid, delivery),
  ];
}
