import type { Delivery } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { decideAndCommit, NOT_TO_BE_LOST, type CommitPorts } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/**
 * Remembers how the user's mailbox names an email of ours, so that an answer is found that names it
 * so: Gmail's thread, and the Message-ID that it gave the email in place of ours, if it did. Once.
 */
export async function recordSent(
  ports: CommitPorts,
  {
    uid,
    delivery_id,
    ...names
  }: { uid: string; delivery_id: string } & Pick<Delivery, 'gmail_message_id' | 'gmail_thread'>,
): Promise<void> {
  if (names.gmail_message_id === null && names.gmail_thread === null) return;
  await decideAndCommit(ports, {
    async read() {
      const [stored] = await loadDocuments(ports.documents, [
        deliveryDocument.at(uid, delivery_id),
      ]);
      return stored;
    },
    decide({ data, path, version }) {
      const isKnown = !data || data.gmail_thread !== null || data.gmail_message_id !== null;
      if (isKnown) return { writes: [], result: undefined };
      return {
        writes: [{ kind: 'update', path, data: names, if_version: version }],
        result: undefined,
      };
    },
    bounds: NOT_TO_BE_LOST,
  });
}
