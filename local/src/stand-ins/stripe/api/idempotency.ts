import { createHash } from 'node:crypto';
import type { LocalReply } from '../../local-server.ts';
import type { At, KeptReply } from '../account/account.ts';
import { ApiError } from './api-error.ts';

/** Stripe forgets a key after a day at the earliest. */
const LIFE = 86_400;

const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64');

const replay = ({ status, body }: KeptReply): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
  body,
});

/**
 * Does `work` once per key: a repeat gets the same answer, another request under the key is
 * refused. What was refused before anything began is not kept, as at Stripe.
 */
export function answerOnce(
  { account, now }: At,
  request: { key: string; method: string; path: string; body: string },
  work: () => LocalReply,
): LocalReply {
  const { key, method, path, body } = request;
  const fingerprint = fingerprintOf(method, path, body);
  const kept = account.replies[key];
  if (kept && kept.at + LIFE > now) {
    if (kept.fingerprint === fingerprint) return replay(kept);
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  const reply = work();
  const young = Object.entries(account.replies).filter(([, { at }]) => at + LIFE > now);
  account.replies = Object.fromEntries(young);
  account.replies[key] = { at: now, fingerprint, status: reply.status, body: reply.body };
  return reply;
}
