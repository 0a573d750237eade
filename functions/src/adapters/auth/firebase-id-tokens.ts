import { getAuth, type Auth } from 'firebase-admin/auth';
import type { IdTokenRefusal, VerifyIdToken } from '../../ports/id-tokens.ts';
import { defaultApp } from '../firestore/firestore-app.ts';

const REFUSALS: Record<string, IdTokenRefusal> = {
  'auth/id-token-expired': 'expired',
  'auth/argument-error': 'invalid',
  // Only the emulator's side of the SDK asks for these unasked.
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'deleted',
};

/** The SDK gives keys that could not be fetched the code of a bad token. */
const NO_KEYS = /^Error fetching/;

function readRefusal(error: unknown): IdTokenRefusal | undefined {
  if (!(error instanceof Error) || NO_KEYS.test(error.message)) return undefined;
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? REFUSALS[code] : undefined;
}

/**
 * Verifies with Firebase Auth: signature, project and hour, against keys that are kept. Under the
 * Auth emulator, and only there, the SDK takes unsigned tokens.
 */
export const firebaseIdTokens =
  (auth: Pick<Auth, 'verifyIdToken'> = getAuth(defaultApp())): VerifyIdToken =>
  async (token) => {
    try {
      const { uid, auth_time } = await auth.verifyIdToken(token);
      return { is_valid: true, uid, signed_in_at: new Date(auth_time * 1000) };
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal === undefined) throw error;
      return { is_valid: false, refusal };
    }
  };
