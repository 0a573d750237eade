import { isOwnAddress } from '@vibes/core/api/is-own-address';
import { AppError } from '../platform/app-error.ts';

/**
 * Checks that somebody who wants to change a subscription would come back to a page of
 * the app. No payment provider is connected, so it ends in a refusal.
 */
export function openCustomerPortal(
  app_origin: string,
  { returnUrl }: { returnUrl: string },
): never {
  if (!isOwnAddress(returnUrl, app_origin)) {
    const sentence = 'Open your subscription from the app itself. Nothing was changed.';
    throw new AppError('bad_request', { sentence, log: 'foreign_return_address' });
  }
  throw new AppError('not_configured');
}
