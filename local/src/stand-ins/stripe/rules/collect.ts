import type { At, Card, Charge, Invoice } from '../account/account.ts';
import { customerOf, subscriptionOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { describeInvoice } from '../describe/invoice.ts';
import { describeCharge } from '../describe/payment.ts';
import { end, isOver, update } from './change-subscription.ts';
import { emit } from './emit.ts';

const DAY = 86_400;

/** Charges a card; one that is declined leaves a failed charge behind. */
export function charge(
  at: At,
  input: { customer_id: string; payment_intent_id: string; amount: number; card: Card },
): boolean {
  const { customer_id, payment_intent_id, amount, card } = input;
  const isPaid = card === 'good';
  const made: Charge = {
    id: newId('ch'),
    created: at.now,
    customer_id,
    payment_intent_id,
    amount,
    amount_refunded: 0,
    is_disputed: false,
    status: isPaid ? 'succeeded' : 'failed',
  };
  at.account.charges.push(made);
  emit(at, isPaid ? 'charge.succeeded' : 'charge.failed', describeCharge(made));
  return isPaid;
}

function markPaid(at: At, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.next_attempt_at = null;
  emit(at, 'invoice.paid', describeInvoice(at.account, invoice));
  const subscription = subscriptionOf(at.account, invoice.subscription_id);
  if (isOver(subscription) || subscription.latest_invoice_id !== invoice.id) return;
  update(at, subscription, { status: 'active' });
}

function fail(at: At, invoice: Invoice, isByHand: boolean): void {
  const { retry_days } = at.account.settings;
  const subscription = subscriptionOf(at.account, invoice.subscription_id);
  const isDunned = !isOver(subscription) && subscription.status !== 'incomplete';
  const isFirst = invoice.first_failed_at === null;
  invoice.first_failed_at ??= at.now;
  // A manual try is not counted and does not move the next one.
  if (!isByHand || isFirst) {
    const days = retry_days[invoice.attempt_count];
    invoice.attempt_count += 1;
    invoice.next_attempt_at =
      days === undefined || !isDunned ? null : invoice.first_failed_at + days * DAY;
  }
  emit(at, 'invoice.payment_failed', describeInvoice(at.account, invoice));
  if (!isDunned) return;
  if (subscription.status === 'active') update(at, subscription, { status: 'past_due' });
  if (!isByHand && invoice.next_attempt_at === null) end(at, subscription);
}

/**
 * Tries to pay an open invoice with the customer's card, and updates the subscription by the
 * result.
 */
export function collect(at: At, invoice: Invoice, isByHand = false): void {
  if (invoice.status !== 'open') return;
  const { customer_id, payment_intent_id, amount_due: amount } = invoice;
  const card = customerOf(at.account, customer_id).card ?? 'declined';
  const isPaid =
    payment_intent_id === null || charge(at, { customer_id, payment_intent_id, amount, card });
  if (!isPaid) {
    fail(at, invoice, isByHand);
    return;
  }
  if (!isByHand) invoice.attempt_count += 1;
  markPaid(at, invoice);
}
