/** Why an ID token is not taken: past its hour, not one of ours, or its person signed out everywhere or is gone. */
export type IdTokenRefusal = 'expired' | 'invalid' | 'revoked' | 'disabled' | 'deleted';

/** Who signed in, and when. */
export interface SignIn {
  uid: string;
  /** Null for somebody known by an API key, which outlives every session. */
  signed_in_at: Date | null;
}

type IdTokenVerdict = ({ is_valid: true } & SignIn) | { is_valid: false; refusal: IdTokenRefusal };

/**
 * Whose ID token of the sign-in service this is, by its signature and its hour. That the person
 * still may is not said with it. Rejects when it could not be found out.
 */
export type VerifyIdToken = (token: string) => Promise<IdTokenVerdict>;

/** The same in memory: `known` names the person, or the refusal, of each token; any other is invalid. */
export const memoryIdTokens =
  (known: Record<string, SignIn | IdTokenRefusal>): VerifyIdToken =>
  (token) => {
    const found = known[token] ?? 'invalid';
    return Promise.resolve(
      typeof found === 'string'
        ? { is_valid: false, refusal: found }
        : { is_valid: true, ...found },
    );
  };
