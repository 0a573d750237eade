import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import { pollBy } from '@vibes/core/plan/poll-by';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { CheckoutRequest, PaymentProvider } from '../ports/payment-provider.ts';
import type { KnownCustomer } from './ensure-customer.ts';

/** Milliseconds until the sweep polls for the payment, with or without an event. */
const FIRST_POLL = 60_000;
/** Most keys tried in a row: a call that broke off may have used a key for another plan. */
const KEYS = 5;

interface Ports {
  documents: Documents;
  payments: PaymentProvider;
  clock: Clock;
}

export type PayPageRequest = Omit<CheckoutRequest, 'customer_id' | 'idempotency_key'>;

/**
 * Opens a pay page and returns its address once the record names it; null when the record has
 * changed since then, and the caller must read again. The last page must be closed. A page that the
 * record does not name was shown to nobody, so it cannot be paid. Two calls that want the same use
 * the same key, and so get the same page.
 */
export async function openPayPage(
  { documents, payments, clock }: Ports,
  { record, version }: KnownCustomer,
  request: PayPageRequest,
): Promise<string | null> {
  const { uid, plan } = request;
  const { customer_id } = record;
  const path = stripeCustomerDocument.path(uid);
  const write = (data: Partial<BillingCustomer>) =>
    documents.commit([{ kind: 'update', path, data, if_version: version }]);

  for (let key = record.checkouts; key < record.checkouts + KEYS; key += 1) {
    let opened;
    try {
      const idempotency_key = `checkout_${uid}_${key}`;
      opened = await payments.openCheckout({ ...request, customer_id, idempotency_key });
    } catch (error) {
      // The provider stores its own faults under the key and would repeat them for a day.
      await write({ checkouts: key + 1 });
      throw error;
    }
    if (opened === 'conflict') continue;
    const opened_at = clock();
    const committed = await write({
      checkout: { session_id: opened.session_id, plan, opened_at },
      checkouts: key + 1,
      due_at: pollBy(record.due_at, new Date(opened_at.getTime() + FIRST_POLL)),
    });
    return committed === 'committed' ? opened.url : null;
  }
  await write({ checkouts: record.checkouts + KEYS });
  return null;
}
