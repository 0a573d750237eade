import type { Callables } from '@vibes/core/api/callables';
import { editEmail as decideEdit } from '@vibes/core/delivery/edit-email';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import { loadDelivery } from './load-delivery.ts';

type Edit = Callables['editEmail'];

/**
 * Changes subject and text of an email on hold, in one write at the version read: an edit or a
 * worker that comes between makes it a conflict, and it is decided again. Refused with a sentence,
 * and nothing written.
 */
export function editEmail(
  ports: CommitPorts,
  { uid, delivery_id: id, ...edit }: Edit['payload'] & { uid: string },
): Promise<Edit['result']> {
  return decideAndCommit(ports, {
    read: () => loadDelivery(ports.documents, { uid, id }),
    decide(found, now) {
      if (!found) {
        const sentence = 'This email no longer exists. Reload the page.';
        throw new AppError('bad_request', { sentence, log: 'unknown_delivery' });
      }
      const decided = decideEdit(found, edit, now);
      if (decided.kind === 'refused') {
        const { sentence, code } = decided;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      if (decided.kind === 'done') return { writes: [], result: { revision: decided.revision } };
      const { delivery, payload } = decided;
      const path = deliveryDocument.path(uid, id);
      return {
        writes: [
          { kind: 'update', path, data: delivery, if_version: found.version },
          { kind: 'merge', path: deliveryPayloadDocument.path(uid, id), data: payload },
        ],
        result: { revision: edit.seen_revision + 1 },
      };
    },
  });
}
