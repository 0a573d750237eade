import { paymentLinkSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';

export const stripePaymentLink = callableDoor(
  'stripePaymentLink',
  { payload: paymentLinkSchema },
  async (payment) => {
    const { wireBilling } = await import('../wiring/wire-billing.ts');
    return (await wireBilling()).createPaymentLink(payment);
  },
);
