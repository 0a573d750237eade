import type { Plan } from '@vibes/core/plan/plan';
import { useState } from 'react';
import { askForPaymentLink, readCheckoutFault, type CheckoutFault } from './payment-link.ts';
import { useProductSettings } from './use-product-settings.ts';
import { useRedirect } from './use-redirect.ts';

const REDIRECT_MS = 3000;

type Notify = (notice: { title: string; description: string; duration?: number }) => void;

/**
 * From a plan to its pay page: shows a toast, gets the link, leaves; or keeps the refusal on
 * screen. The app and the public pages pass toasts of their own.
 */
export function usePaymentLink(notify: { info: Notify; error: Notify }) {
  const [fault, setFault] = useState<CheckoutFault | null>(null);
  const { isLeaving, leave, stay } = useRedirect();
  // Loaded now, so that it is known by the time of the payment whether a tracker is set.
  useProductSettings();

  async function proceed(plan: Plan) {
    if (isLeaving) return;
    setFault(null);
    notify.info({
      title: 'Redirecting to payment',
      description: 'Please complete the payment at our card payment provider',
      duration: REDIRECT_MS,
    });
    try {
      await leave(() => askForPaymentLink(plan));
    } catch (error) {
      const { fault, notice } = readCheckoutFault(error);
      setFault(fault);
      if (notice) notify.error(notice);
    }
  }

  return { isLeaving, fault, proceed, forget: () => setFault(null), leave, stay };
}
