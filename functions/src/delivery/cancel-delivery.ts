import type { Callables } from '@vibes/core/api/callables';
import { cancelDelivery as cancel } from '@vibes/core/delivery/cancel-delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadStoppable, stopWrites, type Stoppable } from '../steps/stop-delivery.ts';

type Cancelling = Callables['cancelDelivery'];

interface Ports extends CommitPorts {
  digest: Digest;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

async function readKnown(
  ports: Ports,
  { uid, id }: { uid: string; id: string },
): Promise<Stoppable> {
  const [found] = await loadDocuments(ports.documents, [deliveryDocument.at(uid, id)]);
  const { data } = found;
  if (!data) {
    throw refuse('This delivery no longer exists. Reload the page.', 'unknown_delivery');
  }
  return loadStoppable(ports, { uid, found: { ...found, data } });
}

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
    decide(known, now) {
      const result = { cancelled: true } as const;
      const cancelled = cancel(known.data, now);
      if (cancelled.kind === 'done') return { writes: [], result };
      if (cancelled.kind === 'refused')
        throw refuse(cancelled.sentence, `too_late_${known.data.state}`);
      return { writes: stopWrites(known, cancelled.data), result };
    },
  });
}
