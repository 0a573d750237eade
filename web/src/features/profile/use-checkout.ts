import type { Plan } from '@vibes/core/plan/plan';
import { useState } from 'react';
import type { CheckoutFault } from '../../components/plan/subscribe-dialog.tsx';
import { notify } from '../../components/toaster.tsx';
import { affiliateReferral } from '../../lib/affiliate-referral.ts';
import { CallError } from '../../lib/call-error.ts';
import { call } from '../../lib/callables.ts';
import { useProductSettings } from '../../lib/product-settings.ts';
import { askForPortal, tellNoPortal } from './customer-portal.ts';
import { isSessionFault } from './is-session-fault.ts';
import { returnAddresses } from './payment-arrival.ts';
import { useWayOut } from './use-way-out.ts';

const REDIRECT_MS = 3000;
const FAULT = 'Failed to generate payment link. Please try again.';

const askForLink = (plan: Plan) =>
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

/** Tells why there is no way to the pay page, and gives what the dialog keeps showing of it. */
function tell(error: unknown): CheckoutFault {
  if (isSessionFault(error)) {
    const description = 'Please log in to subscribe';
    notify.error({ title: 'Not logged in', description });
    return { title: description };
  }
  // Nothing failed: there is a reason not to pay, such as a plan that is in place.
  if (error instanceof CallError && error.reason)
    return { title: error.message, isSettledInPortal: error.reason === 'already_subscribed' };
  notify.error({
    title: 'Failed to generate payment link',
    description: 'Please try again later',
  });
  return error instanceof Error && error.message !== FAULT
    ? { title: FAULT, message: error.message }
    : { title: FAULT };
}

/** Buying a plan: chosen → confirmed in the dialog → the pay page, or a word on why not. */
export function useCheckout() {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<CheckoutFault | null>(null);
  const { isLeaving, leave, stay } = useWayOut();
  // Asked for now, so that whether a tracker is set is known by the time of the payment.
  useProductSettings();

  async function proceed() {
    if (!plan || isLeaving) return;
    setFault(null);
    notify.info({
      title: 'Redirecting to payment',
      description: 'Please complete the payment at our card payment provider',
      duration: REDIRECT_MS,
    });
    try {
      await leave(() => askForLink(plan));
    } catch (error) {
      setFault(tell(error));
    }
  }

  return {
    plan,
    choose: (chosen: Plan) => {
      setPlan(chosen);
      setFault(null);
      setIsOpen(true);
    },
    dialog: {
      isOpen,
      isBusy: isLeaving,
      fault,
      onProceed: () => void proceed(),
      onManage: () => void leave(askForPortal).catch(tellNoPortal),
      onClose: () => {
        stay();
        setIsOpen(false);
      },
    },
  };
}
