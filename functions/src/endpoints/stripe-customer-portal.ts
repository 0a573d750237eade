import { customerPortalSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';
import { STRIPE_KEY } from './stripe-secrets.ts';

export const stripeCustomerPortal = callableEndpoint(
  'stripeCustomerPortal',
  { payload: customerPortalSchema, secrets: STRIPE_KEY },
  async ({ returnUrl }, { uid }) => {
    const { wirePaymentEndpoints } = await import('../wiring/wire-billing.ts');
    return (await wirePaymentEndpoints()).openPortal({ uid, return_url: returnUrl });
  },
);
