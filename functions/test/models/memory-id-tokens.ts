import type { IdTokenRefusal, SignIn, VerifyIdToken } from '../../src/ports/id-tokens.ts';

/** Verifies ID tokens in memory: `known` names the person, or the refusal, of each token; any other is invalid. */
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
