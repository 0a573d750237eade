import { LocalWorldError } from '../../process/local-world-error.ts';

export type PaymentMode = 'test' | 'live';

/** The mode of a secret or restricted key; null for anything else. */
function modeOf(key: string): PaymentMode | null {
  const [, mode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(key) ?? [];
  return mode === 'test' || mode === 'live' ? mode : null;
}

/** Throws a sentence when a key is of the wrong kind or of the mode that is not meant. */
export function checkKey(key: string, meant: PaymentMode): void {
  const mode = modeOf(key);
  if (mode === null) {
    throw new LocalWorldError(
      'This is not a key that the functions can use: STRIPE_SECRET_KEY begins with sk_test_, sk_live_, rk_test_ or rk_live_. Copy it from Developers → API keys in Stripe’s dashboard.',
    );
  }
  if (mode === meant) return;
  throw new LocalWorldError(
    mode === 'test'
      ? 'This is a key of Stripe’s test mode, and real payments are meant: nobody could pay. Switch the dashboard to live mode and copy the key from there.'
      : 'This is a key of Stripe’s live mode, and only tests are meant: real cards would be charged. Switch the dashboard to test mode and copy the key from there.',
  );
}
