import { customerPortalSchema, paymentLinkSchema } from '@vibes/core/api/callables';
import { personOf } from './person-of.ts';
import type { Verbs } from './verb.ts';

const wirePaymentPages = async () =>
  (await import('../wiring/wire-billing.ts')).wirePaymentEndpoints();

export const BILLING_VERBS: Verbs<'stripePaymentLink' | 'stripeCustomerPortal'> = {
  stripePaymentLink: {
    lane: 'payments',
    payload: paymentLinkSchema,
    access_check: 'first',
    async handle({ plan, successUrl, cancelUrl, toltReferral }, caller) {
      const { openPayPage } = await wirePaymentPages();
      return openPayPage({
        payer: { ...personOf(caller), tolt_referral: toltReferral || null },
        plan,
        success_url: successUrl,
        cancel_url: cancelUrl ?? successUrl,
      });
    },
  },
  stripeCustomerPortal: {
    lane: 'payments',
    payload: customerPortalSchema,
    access_check: 'first',
    handle: async ({ returnUrl }, { uid }) =>
      (await wirePaymentPages()).openPortal({ uid, return_url: returnUrl }),
  },
};
