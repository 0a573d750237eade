import { closedHandover, isRepeat, type Handover } from '@vibes/core/account/handover';
import { isHandoverCode } from '@vibes/core/account/handover-code';
import type { StoredApiKey } from '@vibes/core/account/stored-api-key';
import type { UserAccount } from '@vibes/core/account/user-account';
import { apiKeyDocument, handoverDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { blockedAccount, type CheckAccess } from '../ports/access-check.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments, mustExist, type Loaded } from '../steps/load-documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

/** Codes that open nothing, of all callers together, in any minute. A code that works is not counted. */
export const WRONG_CODES_PER_MINUTE = 60;

const GONE = 'This code was used already, or its 10 minutes are over. Make a new one.';

/** One refusal for every code that opens nothing: whoever tries codes learns nothing from it. */
const gone = (log: string) => new AppError('unauthorized', { sentence: GONE, log });

export interface RedeemPorts extends CommitPorts {
  digest: Digest;
  secrets: SecretBox;
  checkAccess: CheckAccess;
}

/** What the phone needs to set up the shortcut. */
export interface HandedOver {
  api_key: string;
  /** Whose key it is, so that nobody sets up a shortcut for somebody else. */
  email: string;
}

interface Facts {
  handover: Loaded<Handover | null>;
  /** Read only for a code that is open. */
  owner: { user: Loaded<UserAccount | null>; key: Loaded<StoredApiKey | null> } | null;
}

interface Asked {
  code: string;
  /** What the phone calls itself, made for this code. */
  nonce: string;
}

/**
 * Answers a code once with the key of the person who made it; and as long as the code lasts again to
 * the phone it was answered to, whose answer may have been lost. Throws `unauthorized` for a code that
 * is wrong, used, expired, or older than another code, the key or than "Sign out everywhere", and for a blocked
 * account. A malformed code costs no read.
 */
export async function redeemHandover(
  ports: RedeemPorts,
  { code, nonce }: Asked,
): Promise<HandedOver> {
  if (!isHandoverCode(code)) throw gone('malformed_code');
  const hash = ports.digest(code);
  const by = ports.digest(nonce);
  return decideAndCommit(ports, {
    read: () => readFacts(ports, { hash, by }),
    decide({ handover, owner }, now) {
      const { path, data: open, version } = handover;
      const closed = closedHandover(open, { by, now });
      if (closed || !open || !owner) throw gone(closed ?? 'expired_code');
      const [user, key] = [mustExist(owner.user), mustExist(owner.key)];
      if (user.blocked_at) throw blockedAccount('account_blocked');
      if (key.key_hash !== open.key_hash) throw gone('replaced_key');
      const is_repeat = isRepeat(open, by);
      if (key.handover_hash !== (is_repeat ? null : hash)) throw gone('replaced_code');
      const api_key = ports.secrets.open(key.api_key, secretContext.apiKey(open.uid));
      const result = { api_key, email: user.email };
      if (is_repeat) return { writes: [], result };
      return {
        writes: [
          {
            kind: 'update',
            path,
            data: { redeemed_at: now, redeemed_by: by },
            if_version: version,
          },
          // At its version: a newer code or key closes this one.
          {
            kind: 'update',
            path: owner.key.path,
            data: { handover_hash: null },
            if_version: owner.key.version,
          },
          { kind: 'update', path: owner.user.path, data: { handed_over_at: now } },
        ],
        result,
      };
    },
  });
}

async function readFacts(
  ports: RedeemPorts,
  { hash, by }: { hash: string; by: string },
): Promise<Facts> {
  const { documents, clock, checkAccess } = ports;
  const place = handoverDocument.at(hash);
  const [found] = await loadDocuments(documents, [place]);
  const now = clock();
  if (!found.data || closedHandover(found.data, { by, now })) {
    const limit = { counted: 'wrong_codes', per_minute: WRONG_CODES_PER_MINUTE } as const;
    await limitRate(documents, { uid: 'handover', ...limit, now });
    return { handover: found, owner: null };
  }
  const { uid, signed_in_at } = found.data;
  // Again, together with the key: another try of this phone may have opened the code in between.
  const [[handover, user, key]] = await Promise.all([
    loadDocuments(documents, [place, userDocument.at(uid), apiKeyDocument.at(uid)]),
    checkAccess({ uid, signed_in_at }).catch(goneUnlessBlocked),
  ]);
  return { handover, owner: { user, key } };
}

/** A session that ended ends its codes. The phone has no session to sign in to again. */
function goneUnlessBlocked(error: unknown): never {
  const isOver = error instanceof AppError && error.code === 'unauthorized';
  if (isOver && error.reason !== 'account_blocked') throw gone(error.log ?? 'not_admitted');
  throw error;
}
