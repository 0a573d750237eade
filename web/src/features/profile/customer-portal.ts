import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { CallError } from '../../lib/call-error.ts';
import { isSessionFault } from './is-session-fault.ts';
import { returnAddresses } from './payment-arrival.ts';

const FAULT = 'Please try again later';

/** The address of the payment provider's page where a card is changed, a bill paid or a plan ended. */
export const askForPortal = () =>
  call('stripeCustomerPortal', { returnUrl: returnAddresses.managed() }, FAULT);

/** Tells why there is no way to that page. */
export function tellNoPortal(error: unknown) {
  if (isSessionFault(error))
    notify.error({
      title: 'Not logged in',
      description: 'Please log in to manage your subscription',
    });
  else
    notify.error({
      title: 'Failed to access subscription management',
      // A refusal with a reason will not pass by trying again: its sentence says what helps.
      description: error instanceof CallError && error.reason ? error.message : FAULT,
    });
}
