import { createHandoverCode, HANDOVER_LIFE } from '@vibes/core/account/handover-code';
import type { Callables } from '@vibes/core/api/callables';
import { apiKeyDocument, handoverDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { blockedAccount } from '../ports/access-check.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** Codes that one person makes in any minute. */
export const HANDOVERS_PER_MINUTE = 10;

/**
 * Makes a one-time code that hands the setup guide to the phone, and ends the code before it. Only
 * its hash is stored. Throws `rate_limited`, and `unauthorized` for an account that is blocked or
 * not open.
 */
export async function createHandover(
  ports: CommitPorts & { digest: Digest },
  { uid, signed_in_at }: { uid: string; signed_in_at: Date },
): Promise<Callables['createHandover']['result']> {
  const { documents, clock, randomness, digest } = ports;
  const limit = { counted: 'handovers', per_minute: HANDOVERS_PER_MINUTE } as const;
  await limitRate(documents, { uid, ...limit, now: clock() });
  const code = createHandoverCode(randomness.bytes);
  const handover_hash = digest(code);
  return decideAndCommit(ports, {
    read: () =>
      loadDocuments(documents, [
        userDocument.at(uid),
        apiKeyDocument.at(uid),
        handoverDocument.at(handover_hash),
      ]),
    decide([{ data: user }, { path: key_path, data: key, version }, handover], now) {
      if (!user || !key) throw new AppError('unauthorized', { log: 'account_not_open' });
      if (user.blocked_at) throw blockedAccount('account_blocked');
      // No two codes are equal: it exists because the answer to its own write was lost.
      const made = handover.data;
      const expires_at = made?.expires_at ?? new Date(now.getTime() + HANDOVER_LIFE);
      const data = {
        uid,
        key_hash: key.key_hash,
        signed_in_at,
        expires_at,
        redeemed_at: null,
        redeemed_by: null,
      };
      const result = {
        code,
        made_at: new Date(expires_at.getTime() - HANDOVER_LIFE).toISOString(),
        expires_at: expires_at.toISOString(),
      };
      if (made) return { writes: [], result };
      return {
        writes: [
          { kind: 'create', path: handover.path, data },
          { kind: 'update', path: key_path, data: { handover_hash }, if_version: version },
        ],
        result,
      };
    },
  });
}
