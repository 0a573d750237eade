import { readSigningState } from '@vibes/core/account/signing-state';
import { userDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';

/** Milliseconds in which a second press is the first one again: it would end the overlap that was just promised. */
const SAME_PRESS = 60_000;

/**
 * A new signing secret from now on; the one before signs along for a day. Repeated within a
 * minute, or at the same instant, it is one rotation.
 */
export function rotateWebhookSecret(ports: CommitPorts, uid: string): Promise<void> {
  const path = userSecretsDocument.path(uid);
  return decideAndCommit(ports, {
    read: () => ports.documents.getAll([path, userDocument.path(uid)]),
    decide([stored, user], now) {
      if (!user?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
      const { webhook_generation, webhook_rotated_at } = readSigningState(stored?.data);
      const isSamePress =
        webhook_rotated_at && now.getTime() - webhook_rotated_at.getTime() < SAME_PRESS;
      if (isSamePress) return { writes: [], result: undefined };
      const data = { webhook_generation: webhook_generation + 1, webhook_rotated_at: now };
      const write: DocumentWrite = stored?.data
        ? { kind: 'update', path, data, if_version: stored.version }
        : { kind: 'create', path, data };
      return { writes: [write], result: undefined };
    },
  });
}
