import type { Callables } from '@vibes/core/api/callables';
import { editEmail as decideEdit } from '@vibes/core/delivery/edit-email';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';

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
    read: () =>
      loadDocuments(ports.documents, [
        deliveryDocument.at(uid, id),
        deliveryPayloadDocument.at(uid, id),
      ]),
    decide([{ data: delivery, path, version }, payload], now) {
      if (!delivery) {
        const sentence = 'This email no longer exists. Reload the page.';
        throw new AppError('bad_request', { sentence, log: 'unknown_delivery' });
      }
      const decided = decideEdit({ delivery, payload: payload.data }, edit, now);
      if (decided.kind === 'refused') {
        const { sentence, code } = decided;
        throw new AppError('bad_request', { sentence, log: code, reason: code });
      }
      if (decided.kind === 'done') return { writes: [], result: { revision: decided.revision } };
      return {
        writes: [
          { kind: 'update', path, data: decided.delivery, if_version: version },
          { kind: 'merge', path: payload.path, data: decided.payload },
        ],
        result: { revision: edit.seen_revision + 1 },
      };
    },
  });
}
