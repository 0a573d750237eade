import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { CallError } from '../../lib/call-error.ts';
import { isSessionFault } from '../../lib/is-session-fault.ts';
import { returnAddresses } from '../../lib/payment-arrival.ts';

const FAULT = 'Please try again later';

/** The address of the payment provider's page where a card is changed, a bill paid or a plan ended. */
export const askForPortal = () =>
  call('stripeCustomerPortal', { returnUrl: returnAddresses.managed() }, FAULT);

/**
 * A refusal with a reason stays, and so does a lost network, so the sentence says what helps
 * instead of "try again".
 */
const helps = (error: unknown): error is CallError =>
  error instanceof CallError && (error.reason !== undefined || !navigator.onLine);

/** Shows why that page cannot be opened. */
export function reportNoPortal(error: unknown) {
  if (isSessionFault(error))
    notify.error({
      title: 'Not logged in',
      description: 'Please log in to manage your subscription',
    });
  else
    notify.error({
      title: 'Failed to access subscription management',
      description: helps(error) ? error.message : FAULT,
    });
}
