import { createApiKey } from '@vibes/core/account/api-key';
import { apiKeyDocument, apiKeyHashDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { secretContext } from '../ports/secret-box.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';
import type { AccountPorts } from './load-opening.ts';

/** Replaces the key: from this one write on the old key is refused and the new one works. */
export function regenerateApiKey(ports: AccountPorts, uid: string): Promise<void> {
  const { documents, randomness, digest, secrets } = ports;
  const key = createApiKey(randomness.bytes);
  const key_hash = digest(key);
  const api_key = secrets.seal(key, secretContext.apiKey(uid));
  return decideAndCommit(ports, {
    read: () => loadDocuments(documents, [apiKeyDocument.at(uid)]),
    decide([{ path, data: current, version }], now) {
      if (!current) throw new AppError('unauthorized', { log: 'account_not_open' });
      // The answer to its own write was lost.
      if (current.key_hash === key_hash) return { writes: [], result: undefined };
      return {
        writes: [
          {
            kind: 'update',
            path,
            data: { api_key, key_hash, created_at: now, handover_hash: null },
            if_version: version,
          },
          { kind: 'delete', path: apiKeyHashDocument.path(current.key_hash) },
          {
            kind: 'create',
            path: apiKeyHashDocument.path(key_hash),
            data: { uid, last_used_at: null },
          },
          userDataChanged(uid, now),
        ],
        result: undefined,
      };
    },
  });
}
