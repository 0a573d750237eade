import { stripePayments } from '../../../functions/src/adapters/stripe/stripe-payments.ts';
import type { PaymentProvider } from '../../../functions/src/ports/payment-provider.ts';
import { readSecret } from '../secrets/read-secret.ts';
import { readStack } from '../world/stack.ts';
import { stripeSettings } from '../world/stripe-settings.ts';

/**
 * The payment provider of a deployed project, with the key of its functions, or with `project` null
 * of the world that `stack` describes. STRIPE_SECRET_KEY in the environment goes first.
 */
export async function openPayments(at: {
  project: string | null;
  stack: string;
}): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL } = process.env;
  const how = { webhook_secret: undefined, onNotice: () => undefined };
  if (at.project !== null) {
    const secret_key = STRIPE_SECRET_KEY || (await readSecret(at.project, 'STRIPE_SECRET_KEY'));
    return stripePayments({ ...how, secret_key, base_url: undefined });
  }
  const base_url = STRIPE_BASE_URL || ((await readStack(at.stack))?.stripe ?? undefined);
  return stripePayments({ ...how, secret_key: stripeSettings(process.env).api_key, base_url });
}
