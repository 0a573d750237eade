/** The default that the functions and the stand-in share. */
const LOCAL_KEY = 'sk_test_local';
const LOCAL_SECRET = 'whsec_local_stand_in';

export interface StripeSettings {
  /** False when the person means Stripe itself, or a stand-in of their own. */
  is_local: boolean;
  api_key: string;
  /** Missing when Stripe itself is meant and nothing receives its events. */
  webhook_secret: string | undefined;
}

/** Which Stripe is meant: a key without an address is one for Stripe itself. */
export function stripeSettings(env: NodeJS.ProcessEnv): StripeSettings {
  const address = env['STRIPE_BASE_URL'];
  const key = env['STRIPE_SECRET_KEY'];
  const secret = env['STRIPE_WEBHOOK_SECRET'];
  const isReal = Boolean(key) && !address;
  return {
    is_local: !isReal && !address,
    api_key: key || LOCAL_KEY,
    webhook_secret: secret || (isReal ? undefined : LOCAL_SECRET),
  };
}
