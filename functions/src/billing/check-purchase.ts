import { isOwnAddress } from '@vibes/core/api/is-own-address';
import { PLANS } from '@vibes/core/plan/plan';
import type { PlanName } from '@vibes/core/plan/plan';
import { AppError } from '../platform/app-error.ts';

/** Refuses a plan that is not sold, and a return URL outside the app. */
export function checkPurchase(
  app_origin: string,
  purchase: { plan: PlanName; success_url: string; cancel_url: string },
): void {
  const { plan, success_url, cancel_url } = purchase;
  if (![success_url, cancel_url].every((address) => isOwnAddress(address, app_origin))) {
    const sentence = 'Start the payment from the app. Nothing was charged.';
    throw new AppError('bad_request', { sentence, log: 'foreign_return_address' });
  }
  if (!PLANS.some(({ name, available }) => name === plan && available)) {
    const sentence = `The ${plan} plan isn’t available yet. Choose another plan.`;
    throw new AppError('bad_request', { sentence, log: 'plan_not_available' });
  }
}
