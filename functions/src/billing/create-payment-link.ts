import type { Callables } from '@vibes/core/api/callables';
import { isOwnAddress } from '@vibes/core/api/is-own-address';
import { PLANS } from '@vibes/core/plan/plan';
import { AppError } from '../platform/app-error.ts';

type Payment = Pick<Callables['stripePaymentLink']['payload'], 'plan' | 'successUrl' | 'cancelUrl'>;

/**
 * Checks what somebody wants to buy and where they would come back to: a plan that is
 * sold, and pages of the app. No payment provider is connected, so it ends in a refusal.
 */
export function createPaymentLink(app_origin: string, payment: Payment): never {
  const { plan, successUrl, cancelUrl = successUrl } = payment;
  const isOwn = [successUrl, cancelUrl].every((address) => isOwnAddress(address, app_origin));
  if (!isOwn) {
    const sentence = 'Start the payment from the app itself. Nothing was charged.';
    throw new AppError('bad_request', { sentence, log: 'foreign_return_address' });
  }
  if (!PLANS.some(({ name, available }) => name === plan && available)) {
    const sentence = `The ${plan} plan is not sold yet. Choose another plan.`;
    throw new AppError('bad_request', { sentence, log: 'plan_not_available' });
  }
  throw new AppError('not_configured');
}
