/** Why an ID token is not taken: past its hour, not one of ours, or its person signed out everywhere or is gone. */
export type IdTokenRefusal = 'expired' | 'invalid' | 'revoked' | 'disabled' | 'deleted';

type IdTokenVerdict =
  { is_valid: true; uid: string } | { is_valid: false; refusal: IdTokenRefusal };

/**
 * Whose ID token of the sign-in service this is, as of now: the account itself is asked, so one
 * that was disabled or deleted a minute ago is refused. Rejects when it could not be found out.
 */
export type VerifyIdToken = (token: string) => Promise<IdTokenVerdict>;

/** The same in memory: `known` names the person, or the refusal, of each token; any other is invalid. */
export const memoryIdTokens =
  (known: Record<string, { uid: string } | IdTokenRefusal>): VerifyIdToken =>
  (token) => {
    const found = known[token] ?? 'invalid';
    return Promise.resolve(
      typeof found === 'string'
        ? { is_valid: false, refusal: found }
        : { is_valid: true, uid: found.uid },
    );
  };
