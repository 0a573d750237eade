import { stripeEventDocument } from '@vibes/core/firestore/documents';
import { loadDocuments } from '../steps/load-documents.ts';
import type { PaymentEvent } from '../ports/payment-provider.ts';
import { adoptCustomer } from './adopt-customer.ts';
import { runBilling, type BillingPorts } from './run-billing.ts';

/** Days for which a handled event is remembered; the provider repeats for three. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** Events after which the provider's state may have changed; the webhook is asked for no others. */
export const PAYMENT_EVENTS = [
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
] as const;
const RELEVANT: ReadonlySet<string> = new Set(PAYMENT_EVENTS);

/** The result of handling an event. */
export type EventEnd = 'done' | 'known' | 'not_telling' | 'not_ours' | 'other_customer';

/** The customer that an event is about; null when it has none. */
export async function customerOfEvent(
  payments: BillingPorts['payments'],
  { customer_id, charge_id }: PaymentEvent,
): Promise<string | null> {
  if (customer_id !== null) return customer_id;
  return charge_id === null ? null : payments.customerOf(charge_id);
}

/**
 * Handles an event of the payment provider: finds the account it is about and syncs it. Of an event
 * only the ids are used; everything else is read from the provider. Safe under repeats, any order
 * and parallel delivery; throws when the provider is to send it again.
 */
export async function runPaymentEvent(ports: BillingPorts, event: PaymentEvent): Promise<EventEnd> {
  if (!RELEVANT.has(event.type)) return 'not_telling';
  const { documents, clock, payments } = ports;
  const [{ path, data: known }] = await loadDocuments(documents, [
    stripeEventDocument.at(event.id),
  ]);
  if (known) return 'known';

  const customer_id = await customerOfEvent(payments, event);
  const uid = customer_id === null ? null : await payments.ownerOf(customer_id);
  if (customer_id === null || uid === null) return 'not_ours';
  const adopted = await adoptCustomer(ports, { uid, customer_id });
  if (adopted !== 'own') {
    // Somebody may be charged and have nothing for it: the operator must act.
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
