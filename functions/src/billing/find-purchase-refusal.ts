import { subscriptionDocument } from '@vibes/core/firestore/documents';
import { isInForce } from '@vibes/core/plan/is-in-force';
import { isStillCollected } from '@vibes/core/plan/subscription-status';
import { settleSubscription } from '@vibes/core/plan/settle-subscription';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

/** Why nothing more is sold, each with its sentence. */
export const PURCHASE_REFUSALS = {
  has_plan: 'You already have a plan. Change it under Manage Subscription.',
  has_paid: 'We got your payment. Your plan will show up in a moment.',
  has_unpaid_bill:
    'Your last plan has an unpaid bill. Pay it or end that plan under Manage Subscription.',
} as const;
export type PurchaseRefusal = keyof typeof PURCHASE_REFUSALS;

/**
 * The refusal to sell a plan, by the provider's state; null when a plan may be sold. Read after the
 * last pay page, so that a payment on it is included.
 */
export async function findPurchaseRefusal(
  { documents, payments, clock }: { documents: Documents; payments: PaymentProvider; clock: Clock },
  asked: { uid: string; customer_id: string; is_paid: boolean },
): Promise<PurchaseRefusal | null> {
  const billing = await payments.readBilling(asked.customer_id);
  const now = clock();
  if (settleSubscription(billing, now)?.is_in_force) {
    const [{ data: known }] = await loadDocuments(documents, [subscriptionDocument.at(asked.uid)]);
    return known && isInForce(known, now) ? 'has_plan' : 'has_paid';
  }
  if (billing.subscriptions.some(({ status }) => isStillCollected(status)))
    return 'has_unpaid_bill';
  // Paid in a way that takes days to arrive.
  const isArriving = billing.subscriptions.some(({ status }) => status === 'incomplete');
  return asked.is_paid && isArriving ? 'has_paid' : null;
}
