import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import type { CheckoutRequest, PaymentProvider } from '../ports/payment-provider.ts';

type Wanted = Pick<CheckoutRequest, 'plan' | 'success_url' | 'cancel_url'>;

/** The state of the pay page opened last. */
export interface LastPayPage {
  /** Its address, while it is open and sells what is wanted. */
  url: string | null;
  is_paid: boolean;
}

/**
 * The pay page opened last, reused if it fits: a person who clicks twice, or comes back, gets one
 * page, which can be paid once. A page that sells another plan, or returns elsewhere, is closed
 * here. After this, no page but the returned one is open.
 */
export async function readLastPayPage(
  { payments }: { payments: PaymentProvider },
  { checkout, wanted }: { checkout: BillingCustomer['checkout']; wanted: Wanted },
): Promise<LastPayPage> {
  if (!checkout) return { url: null, is_paid: false };
  const last = await payments.readCheckout(checkout.session_id);
  if (last.state !== 'open') return { url: null, is_paid: last.state === 'complete' };
  const serves =
    checkout.plan === wanted.plan &&
    last.success_url === wanted.success_url &&
    last.cancel_url === wanted.cancel_url;
  if (serves) return { url: last.url, is_paid: false };
  const closed = await payments.closeCheckout(checkout.session_id);
  return { url: null, is_paid: closed === 'complete' };
}
