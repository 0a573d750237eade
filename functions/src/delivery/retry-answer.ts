import { DELIVERY_REFUSALS, type DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { queueAgain } from '@vibes/core/delivery/queue-again';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import { loadDocuments } from '../ports/load-documents.ts';

/** Why an answer in this state is not sent again; null when it is. */
const REFUSED: Partial<Record<DeliveryState, DeliveryRefusal>> = {
  sent: 'already_sent',
  uncertain: 'outcome_unknown',
};

/**
 * Sends an answer again that failed or was stopped. One that may have gone out is refused: the
 * person writes another one.
 */
export async function retryAnswer(
  ports: CommitPorts & { dispatch: DeliveryDispatch },
  { uid, id }: { uid: string; id: string },
): Promise<{ state: DeliveryState }> {
  await decideAndCommit(ports, {
    async read() {
      const [stored] = await loadDocuments(ports.documents, [deliveryDocument.at(uid, id)]);
      return stored;
    },
    decide({ data, path, version }, now) {
      const state = data?.state ?? 'sent';
      const code = REFUSED[state];
      if (code) throw new AppError('bad_request', { sentence: DELIVERY_REFUSALS[code], log: code });
      const isOver = state === 'failed' || state === 'cancelled';
      return {
        writes: isOver
          ? [{ kind: 'update' as const, path, data: queueAgain(now), if_version: version }]
          : [],
        result: undefined,
      };
    },
  });
  await ports.dispatch({ uid, id });
  return { state: 'queued' };
}
