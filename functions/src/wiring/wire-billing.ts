import type { Callables } from '@vibes/core/api/callables';
import { readConfig } from '../platform/config.ts';
import { once } from './wire-base.ts';

export const wireBilling = once(async () => {
  const { APP_ORIGIN } = readConfig();
  const [{ createPaymentLink }, { openCustomerPortal }] = await Promise.all([
    import('../billing/create-payment-link.ts'),
    import('../billing/open-customer-portal.ts'),
  ]);
  return {
    createPaymentLink: (payment: Callables['stripePaymentLink']['payload']) =>
      createPaymentLink(APP_ORIGIN, payment),
    openCustomerPortal: (request: Callables['stripeCustomerPortal']['payload']) =>
      openCustomerPortal(APP_ORIGIN, request),
  };
});
