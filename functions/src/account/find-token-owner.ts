import { refusedPerson } from '../ports/access-check.ts';
import type { SignIn, VerifyIdToken } from '../ports/id-tokens.ts';

/** The person an ID token of the app belongs to. Throws `unauthorized`; leaves the API key as it is. */
export async function findTokenOwner(verifyIdToken: VerifyIdToken, token: string): Promise<SignIn> {
  const verdict = await verifyIdToken(token);
  if (verdict.is_valid) return verdict;
  throw refusedPerson(verdict.refusal);
}
