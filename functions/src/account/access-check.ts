import { AppError } from '../platform/app-error.ts';
import { refusedPerson, type CheckAccess } from '../ports/access-check.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import type { Standing } from '../ports/sign-in-service.ts';
import type { CachedStanding } from './cache-standing.ts';

/** Milliseconds for which an answer about the owner of an API key is used. */
const KEPT_FOR_KEYS = 60_000;

const NOT_ASKED = 'We couldn’t check your sign-in. Nothing was changed. Please try again.';

function judge({ state, sessions_from }: Standing, { signed_in_at }: SignIn): void {
  if (state !== 'active') throw refusedPerson(state);
  // Both have whole seconds: a sign-in in the second of the revocation counts as later.
  if (signed_in_at && signed_in_at < sessions_from) throw refusedPerson('revoked');
}

/**
 * Refuses a person who was disabled, deleted or signed out everywhere. It asks the sign-in service
 * about a session every time; about the owner of an API key an answer is used for a minute, and none
 * is needed while the service is unreachable: the key itself is proof.
 */
export const accessCheck =
  (standing: CachedStanding, onUnasked: (error: unknown) => void): CheckAccess =>
  async (person) => {
    const { uid, signed_in_at } = person;
    try {
      judge(await standing(uid, signed_in_at ? 0 : KEPT_FOR_KEYS), person);
    } catch (error) {
      if (error instanceof AppError) throw error;
      onUnasked(error);
      if (signed_in_at) {
        throw new AppError('timeout', { sentence: NOT_ASKED, log: 'sign_in_service_away' });
      }
    }
  };
