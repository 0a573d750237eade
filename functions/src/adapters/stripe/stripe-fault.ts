import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';

const SENTENCE = 'We couldn’t reach the payment provider. Nothing was charged. Please try again.';

/** The provider refused our key or its rights: the operator must act. */
export const isRefusedKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** The key was used with other parameters. While a request with it is under way the answer is 409. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError;

/** A request that Stripe understood and turned down. */
export const isTurnedDown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** An object under this id exists. */
export const isThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_already_exists';

const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError;

/**
 * What Stripe said, without its message, which may hold a key or an address: the kind, the
 * code, the parameter, the status and the id of the request, by which its log is found.
 */
function describe(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const { type, code, param, statusCode, requestId } = error;
  return [type, code, param, statusCode, requestId].filter((word) => word !== undefined).join(' ');
}

/** The fault or refusal that a failed request becomes; what does not come from Stripe stays as it is. */
export function stripeFault(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const cause = new Error(describe(error));
  if (!isAway(error) && !isRefusedKey(error)) return cause;
  return new AppError('timeout', { sentence: SENTENCE, log: cause.message, cause });
}
