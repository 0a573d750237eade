import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { CallError } from '../../lib/call-error.ts';
import { isSessionFault } from '../../lib/is-session-fault.ts';
import { returnAddresses } from '../../lib/payment-arrival.ts';

const FAULT = 'Please try again later';

/** The address of the payment provider's page where a card is changed, a bill paid or a plan ended. */
export const askForPortal = () =>
  call('stripeCustomerPortal', { returnUrl: returnAddresses.managed() }, FAULT);

/** A refusal with a reason will not pass by trying again, nor will a lost network: the sentence says what helps. */
const helps = (error: unknown): error is CallError =>
  error instanceof CallError && (error.reason !== undefined || !navigator.onLine);

/** Tells why there is no way to that page. */
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
