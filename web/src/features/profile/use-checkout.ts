import type { Plan } from '@vibes/core/plan/plan';
import { useState } from 'react';
import { notify } from '../../components/toaster.tsx';
import { usePaymentLink } from '../../lib/use-payment-link.ts';
import { askForPortal, reportNoPortal } from './customer-portal.ts';

/** Buying a plan: chosen → confirmed in the dialog → the pay page, or a refusal. */
export function useCheckout() {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isLeaving, fault, proceed, forget, leave, stay } = usePaymentLink(notify);

  return {
    plan,
    choose: (chosen: Plan) => {
      setPlan(chosen);
      forget();
      setIsOpen(true);
    },
    dialog: {
      isOpen,
      isBusy: isLeaving,
      fault,
      onProceed: () => {
        if (plan) void proceed(plan);
      },
      onManage: () => void leave(askForPortal).catch(reportNoPortal),
      onClose: () => {
        stay();
        setIsOpen(false);
      },
    },
  };
}
