import { AppError } from '../platform/app-error.ts';
import type { IdTokenRefusal, SignIn } from './id-tokens.ts';

/**
 * Resolves when the person may go on. Rejects with `unauthorized` for somebody blocked, deleted or
 * signed out everywhere, and with `timeout` when the session could not be checked.
 */
export type CheckAccess = (person: SignIn) => Promise<void>;

const SESSION_OVER = 'Your session has expired. Sign in again, then try again.';
const BLOCKED = 'This account is blocked. Nothing was saved or sent. Contact support.';
const DELETED = 'This account was deleted. Sign up again to continue.';

/** The refusal of a blocked account, at every endpoint. */
export const blockedAccount = (log: string) =>
  new AppError('unauthorized', { sentence: BLOCKED, reason: 'account_blocked', log });

/** The refusal of a person or of a session that no longer counts. */
export function refusedPerson(reason: IdTokenRefusal): AppError {
  if (reason === 'disabled') return blockedAccount('person_disabled');
  const sentence = reason === 'deleted' ? DELETED : SESSION_OVER;
  return new AppError('unauthorized', { sentence, log: `session_${reason}` });
}
