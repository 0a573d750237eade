import { customerPortalSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';

export const stripeCustomerPortal = callableDoor(
  'stripeCustomerPortal',
  { payload: customerPortalSchema },
  async (request) => {
    const { wireBilling } = await import('../wiring/wire-billing.ts');
    return (await wireBilling()).openCustomerPortal(request);
  },
);
