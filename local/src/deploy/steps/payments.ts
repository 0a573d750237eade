import { randomBytes } from 'node:crypto';
import { secretStep } from './secrets.ts';

/**
 * The functions need the secret to be deployed at all. Until the webhook is made at Stripe it is a
 * value nobody knows, so that no event is taken.
 */
export const paymentsStep = secretStep({
  name: 'Stripe webhook',
  secret: 'STRIPE_WEBHOOK_SECRET',
  make: () => Promise.resolve(`unset_${randomBytes(24).toString('hex')}`),
  lost: 'Without it no event of Stripe is taken.',
});
