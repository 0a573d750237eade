import { customerPortalSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';
import { STRIPE_KEY } from './stripe-secrets.ts';

export const stripeCustomerPortal = callableDoor(
  'stripeCustomerPortal',
  { payload: customerPortalSchema, secrets: STRIPE_KEY },
  async ({ returnUrl }, { uid }) => {
    const { wirePaymentDoors } = await import('../wiring/wire-billing.ts');
    return (await wirePaymentDoors()).openPortal({ uid, return_url: returnUrl });
  },
);
