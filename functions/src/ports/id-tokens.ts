/**
 * Why an ID token is refused: expired, not one of ours, or its person signed out everywhere or is
 * gone.
 */
export type IdTokenRefusal = 'expired' | 'invalid' | 'revoked' | 'disabled' | 'deleted';

/** Who signed in, and when. */
export interface SignIn {
  uid: string;
  /** Null for somebody known by an API key, which outlives every session. */
  signed_in_at: Date | null;
}

type IdTokenVerdict = ({ is_valid: true } & SignIn) | { is_valid: false; refusal: IdTokenRefusal };

/**
 * Verifies an ID token of the sign-in service by its signature and its expiry, and returns whose it
 * is. It does not check that the person may still use the product. Rejects when the token could not
 * be verified.
 */
export type VerifyIdToken = (token: string) => Promise<IdTokenVerdict>;
