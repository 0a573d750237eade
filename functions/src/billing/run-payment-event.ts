import { stripeEventDocument } from '@vibes/core/firestore/documents';
import { loadDocuments } from '../ports/load-documents.ts';
import type { PaymentEvent } from '../ports/payment-provider.ts';
import { adoptCustomer } from './adopt-customer.ts';
import { runBilling, type BillingPorts } from './run-billing.ts';

/** Days for which it is remembered that news was dealt with; the provider repeats for three. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** News after which the truth may be another. */
const TELLING: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.updated',
  'refund.failed',
]);

/** What became of news. */
export type EventEnd = 'done' | 'known' | 'not_telling' | 'not_ours' | 'other_customer';

async function customerOf(
  { payments }: BillingPorts,
  { customer_id, charge_id }: PaymentEvent,
): Promise<string | null> {
  if (customer_id !== null) return customer_id;
  return charge_id === null ? null : payments.customerOf(charge_id);
}

/**
 * Deals with news of the payment provider: finds the account it is about and looks at the
 * truth anew. Of the news itself nothing but its ids is believed. Safe under repeats, wrong
 * order and delivery at once; throws when it is to be delivered again.
 */
export async function runPaymentEvent(ports: BillingPorts, event: PaymentEvent): Promise<EventEnd> {
  if (!TELLING.has(event.type)) return 'not_telling';
  const { documents, clock, payments } = ports;
  const [{ path, data: known }] = await loadDocuments(documents, [
    stripeEventDocument.at(event.id),
  ]);
  if (known) return 'known';

  const customer_id = await customerOf(ports, event);
  const uid = customer_id === null ? null : await payments.ownerOf(customer_id);
  if (customer_id === null || uid === null) return 'not_ours';
  const adopted = await adoptCustomer(ports, { uid, customer_id });
  if (adopted !== 'own') {
    // Somebody may be charged who has nothing for it: whoever runs the product must act.
    const is_closed = adopted === 'closed';
    ports.onFault({ uid, error: new Error(is_closed ? 'account_not_open' : 'another_customer') });
    return is_closed ? 'not_ours' : 'other_customer';
  }
  await runBilling(ports, { uid, customer_id });

  const at = clock();
  const expires_at = new Date(at.getTime() + KEPT_DAYS * DAY);
  await documents.commit([{ kind: 'create', path, data: { type: event.type, at, expires_at } }]);
  return 'done';
}
