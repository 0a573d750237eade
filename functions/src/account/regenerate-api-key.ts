import { createApiKey } from '@vibes/core/account/api-key';
import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import { secretContext } from '../ports/secret-box.ts';
import type { AccountPorts } from './open-account.ts';

/** Replaces the key: from this one write on the old key is refused and the new one works. */
export async function regenerateApiKey(ports: AccountPorts, uid: string): Promise<void> {
  const path = paths.apiKey(uid);
  for (;;) {
    const [current] = await ports.documents.getAll([path]);
    if (!current?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
    const key = createApiKey(ports.randomness.bytes);
    const key_hash = ports.digest(key);
    const api_key = ports.secrets.seal(key, secretContext.apiKey(uid));
    const saved = await ports.documents.commit([
      {
        kind: 'update',
        path,
        data: { api_key, key_hash, created_at: ports.clock() },
        if_version: current.version,
      },
      { kind: 'delete', path: paths.apiKeyHash(String(current.data['key_hash'])) },
      { kind: 'create', path: paths.apiKeyHash(key_hash), data: { uid, last_used_at: null } },
    ]);
    if (saved === 'committed') return;
  }
}
