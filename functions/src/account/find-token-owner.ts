import { AppError } from '../platform/app-error.ts';
import type { VerifyIdToken } from '../ports/id-tokens.ts';

const SENTENCE = 'Your session is over. Sign in again, then repeat this.';

/** The person an ID token of the app belongs to. Throws `unauthorized`; leaves the API key as it is. */
export async function findTokenOwner(
  verifyIdToken: VerifyIdToken,
  token: string,
): Promise<{ uid: string }> {
  const verdict = await verifyIdToken(token);
  if (verdict.is_valid) return { uid: verdict.uid };
  throw new AppError('unauthorized', { sentence: SENTENCE, log: `token_${verdict.refusal}` });
}
