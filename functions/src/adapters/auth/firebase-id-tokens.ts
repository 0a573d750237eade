import { getAuth, type Auth } from 'firebase-admin/auth';
import type { IdTokenRefusal, VerifyIdToken } from '../../ports/id-tokens.ts';

const REFUSALS: Record<string, IdTokenRefusal> = {
  'auth/id-token-expired': 'expired',
  'auth/argument-error': 'invalid',
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
 * Verifies with Firebase Auth: signature, project, hour, and by one question to the service that
 * the person is still there. Under the Auth emulator, and only there, the SDK takes unsigned tokens.
 */
export const firebaseIdTokens =
  (auth: Pick<Auth, 'verifyIdToken'> = getAuth()): VerifyIdToken =>
  async (token) => {
    try {
      const { uid } = await auth.verifyIdToken(token, true);
      return { is_valid: true, uid };
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal === undefined) throw error;
      return { is_valid: false, refusal };
    }
  };
