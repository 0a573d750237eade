import type { Plan } from '@vibes/core/plan/plan';
import { affiliateReferral } from './affiliate-referral.ts';
import { CallError } from './call-error.ts';
import { call } from './callables.ts';
import { isSessionFault } from './is-session-fault.ts';
import { returnAddresses } from './payment-arrival.ts';

/** Why the pay page cannot be opened. */
export interface CheckoutFault {
  title: string;
  message?: string;
  /** There is a plan or an open bill already: Manage Subscription helps. */
  isSettledInPortal?: boolean;
}

const FAULT = 'Failed to generate payment link. Please try again.';

/** The address of the page where a plan is paid. Rejects with a CallError. */
export const askForPaymentLink = (plan: Plan) =>
  call(
    'stripePaymentLink',
    {
      plan: plan.name,
      successUrl: returnAddresses.done(),
      cancelUrl: returnAddresses.cancelled(plan),
      toltReferral: affiliateReferral(),
    },
    FAULT,
  );

/** The refusal that the dialog keeps showing, and the toast for it, if any. */
export function readCheckoutFault(error: unknown): {
  fault: CheckoutFault;
  notice: { title: string; description: string } | null;
} {
  if (isSessionFault(error)) {
    const description = 'Please log in to subscribe';
    return { fault: { title: description }, notice: { title: 'Not logged in', description } };
  }
  // Nothing failed: there is a reason not to pay, such as an existing plan.
  if (error instanceof CallError && error.reason) {
    const isSettledInPortal = error.reason === 'already_subscribed';
    return { fault: { title: error.message, isSettledInPortal }, notice: null };
  }
  const isKnown = error instanceof Error && error.message !== FAULT;
  return {
    fault: { title: FAULT, ...(isKnown && { message: error.message }) },
    notice: { title: 'Failed to generate payment link', description: 'Please try again later' },
  };
}
