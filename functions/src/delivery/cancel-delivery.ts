import type { Callables } from '@vibes/core/api/callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { cancelDelivery as cancel } from '@vibes/core/delivery/cancel-delivery';
import type { Contacted } from '@vibes/core/delivery/contacted';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import { keepsClaim } from '@vibes/core/delivery/keeps-claim';
import {
  backfillDocument,
  contactedDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../ports/load-documents.ts';

type Cancelling = Callables['cancelDelivery'];

interface Ports extends CommitPorts {
  digest: Digest;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

interface Known extends Loaded<Delivery> {
  /** The claim of its address; undefined for a delivery that has none. */
  claim: Loaded<Contacted | null> | undefined;
}

/**
 * An email sent although an earlier one had reached the address has no claim: the earlier one
 * keeps it.
 */
async function readKnown(
  { documents, digest }: Ports,
  { uid, id }: { uid: string; id: string },
): Promise<Known> {
  const [found] = await loadDocuments(documents, [deliveryDocument.at(uid, id)]);
  const { data } = found;
  if (!data) {
    throw refuse('This delivery no longer exists. Reload the page.', 'unknown_delivery');
  }
  const hasClaim = data.kind === 'email' && !keepsClaim(id, data);
  if (!hasClaim || !isWaiting(data)) return { ...found, data, claim: undefined };
  const address_hash = digest(mailboxKey(data.to));
  const [claim] = await loadDocuments(documents, [contactedDocument.at(uid, address_hash)]);
  return { ...found, data, claim };
}

/** Releases the address, so that another request may write to it. */
const claimWrites = (id: string, claim: Known['claim']): DocumentWrite[] =>
  claim?.data?.delivery_id === id ? [{ kind: 'delete', path: claim.path }] : [];

/** The back-fill that queued a mirror no longer waits for it once it is stopped. */
const backfillWrites = (uid: string, { is_backfill }: Delivery): DocumentWrite[] =>
  is_backfill ? [{ kind: 'merge', path: backfillDocument.path(uid), add: { failed: 1 } }] : [];

/**
 * Stops a delivery that is held or queued, in one write at the version read: if a sender writes at
 * the same moment, the later of the two gets a conflict. Repeated, it changes nothing.
 */
export function cancelDelivery(
  ports: Ports,
  { uid, delivery_id: id }: Cancelling['payload'] & { uid: string },
): Promise<Cancelling['result']> {
  return decideAndCommit(ports, {
    read: () => readKnown(ports, { uid, id }),
    decide({ path, data: delivery, version, claim }, now) {
      const result = { cancelled: true } as const;
      const cancelled = cancel(delivery, now);
      if (cancelled.kind === 'done') return { writes: [], result };
      if (cancelled.kind === 'refused')
        throw refuse(cancelled.sentence, `too_late_${delivery.state}`);
      const data = { ...cancelled.data, is_backfill: false };
      const writes: DocumentWrite[] = [
        { kind: 'update', path, data, if_version: version },
        ...(data.state === 'cancelled' ? claimWrites(id, claim) : []),
        ...backfillWrites(uid, delivery),
      ];
      return { writes, result };
    },
  });
}
