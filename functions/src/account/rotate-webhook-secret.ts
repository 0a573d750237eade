import { userDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

/** Milliseconds in which a second press is the first one again: it would end the overlap that was just promised. */
const SAME_PRESS = 60_000;

/**
 * Makes a new signing secret, used at once; the previous one keeps signing for a day. Repeated
 * within a minute, or at the same instant, it is one rotation.
 */
export function rotateWebhookSecret(ports: CommitPorts, uid: string): Promise<void> {
  return decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [userSecretsDocument.at(uid), userDocument.at(uid)]),
    decide([{ path, data: secrets, version }, user], now) {
      if (!user.data) throw new AppError('unauthorized', { log: 'account_not_open' });
      const { webhook_generation, webhook_rotated_at } = secrets;
      const isSamePress =
        webhook_rotated_at && now.getTime() - webhook_rotated_at.getTime() < SAME_PRESS;
      if (isSamePress) return { writes: [], result: undefined };
      const data = { webhook_generation: webhook_generation + 1, webhook_rotated_at: now };
      const write: DocumentWrite =
        version === undefined
          ? { kind: 'create', path, data }
          : { kind: 'update', path, data, if_version: version };
      return { writes: [write, userDataChanged(uid, now)], result: undefined };
    },
  });
}
