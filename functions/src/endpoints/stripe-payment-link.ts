import { paymentLinkSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';
import { personOf } from './person-of.ts';
import { STRIPE_KEY } from './stripe-secrets.ts';

export const stripePaymentLink = callableEndpoint(
  'stripePaymentLink',
  { payload: paymentLinkSchema, secrets: STRIPE_KEY },
  async ({ plan, successUrl, cancelUrl, toltReferral }, auth) => {
    const { wirePaymentEndpoints } = await import('../wiring/wire-billing.ts');
    const { openPayPage } = await wirePaymentEndpoints();
    return openPayPage({
      payer: { ...personOf(auth), tolt_referral: toltReferral || null },
      plan,
      success_url: successUrl,
      cancel_url: cancelUrl ?? successUrl,
    });
  },
);
