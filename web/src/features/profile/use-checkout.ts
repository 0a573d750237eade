import type { Plan } from '@vibes/core/plan/plan';
import { useState } from 'react';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { routes } from '../../lib/routes.ts';
import { isSessionFault } from './is-session-fault.ts';
import { useWayOut } from './use-way-out.ts';

const REDIRECT_MS = 3000;
const FAULT = 'Failed to generate payment link. Please try again.';

const askForLink = (plan: Plan) =>
  call(
    'stripePaymentLink',
    {
      plan: plan.name,
      successUrl: location.origin + routes.paymentReturn,
      cancelUrl: location.origin + routes.profile,
      toltReferral: null,
    },
    FAULT,
  );

/** Tells why there is no way to the pay page, and gives what the dialog keeps showing of it. */
function tell(error: unknown): { title: string; message?: string } {
  if (isSessionFault(error)) {
    const description = 'Please log in to subscribe';
    notify.error({ title: 'Not logged in', description });
    return { title: description };
  }
  notify.error({
    title: 'Failed to generate payment link',
    description: 'Please try again later',
  });
  return error instanceof Error ? { title: FAULT, message: error.message } : { title: FAULT };
}

/** Buying a plan: chosen → confirmed in the dialog → the pay page, or a word on why not. */
export function useCheckout() {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof tell> | null>(null);
  const { isLeaving, leave, stay } = useWayOut();

  async function proceed() {
    if (!plan) return;
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
      onClose: () => {
        stay();
        setIsOpen(false);
      },
    },
  };
}
