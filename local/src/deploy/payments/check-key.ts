export type PaymentMode = 'test' | 'live';

/** The value in Secret Manager in place of the key of a deployment that sells nothing. */
export const NO_KEY = 'none';

/** The mode of a secret or restricted key; null for anything else. */
function modeOf(key: string): PaymentMode | null {
  const [, mode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(key) ?? [];
  return mode === 'test' || mode === 'live' ? mode : null;
}

/** What is wrong with a key, in a sentence: its kind, or a mode that is not meant. Null when it fits. */
export function keyFault(key: string, meant: PaymentMode): string | null {
  const mode = modeOf(key);
  if (mode === null)
    return 'This is not a key that the functions can use: STRIPE_SECRET_KEY begins with sk_test_, sk_live_, rk_test_ or rk_live_. Copy it from Developers → API keys in Stripe’s dashboard.';
  if (mode === meant) return null;
  return mode === 'test'
    ? 'This is a key of Stripe’s test mode, and STRIPE_MODE is live: nobody could pay. Copy the key from Stripe’s live mode, or set STRIPE_MODE=test.'
    : 'This is a key of Stripe’s live mode, and STRIPE_MODE is test: real cards would be charged. Copy the key from Stripe’s test mode, or set STRIPE_MODE=live.';
}
