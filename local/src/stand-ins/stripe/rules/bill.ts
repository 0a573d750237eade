import type { At, Invoice, InvoiceLine, Subscription } from '../account/account.ts';
import { customerOf, priceOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { describeInvoice } from '../describe/invoice.ts';
import { emit } from './emit.ts';

/** The line that pays for a whole period. */
export function periodLine(
  { account }: At,
  { price_id, period_start, period_end }: Subscription,
): InvoiceLine {
  const price = priceOf(account, price_id);
  const name = account.products.find(({ id }) => id === price.product_id)?.name ?? 'Plan';
  return {
    id: newId('il'),
    amount: price.unit_amount,
    description: `1 × ${name}`,
    price_id,
    period: { start: period_start, end: period_end },
    is_proration: false,
  };
}

/** A draft invoice, the newest of its subscription. */
export function draftInvoice(
  at: At,
  input: {
    subscription: Subscription;
    reason: Invoice['billing_reason'];
    lines: InvoiceLine[];
    /** The past period, as at Stripe; the lines name the period that is paid for. */
    period: Invoice['period'];
    finalizes_at: number | null;
  },
): Invoice {
  const { account, now } = at;
  const { subscription, reason, lines, period, finalizes_at } = input;
  const { customer_id } = subscription;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: Invoice = {
    id: newId('in'),
    created: now,
    customer_id,
    subscription_id: subscription.id,
    billing_reason: reason,
    status: 'draft',
    lines,
    period,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    finalizes_at,
    attempt_count: 0,
    first_failed_at: null,
    next_attempt_at: null,
    payment_intent_id: null,
  };
  account.invoices.push(invoice);
  subscription.latest_invoice_id = invoice.id;
  emit(at, 'invoice.created', describeInvoice(account, invoice));
  return invoice;
}

/** Finalizes a draft: the customer's credit reduces it, and a negative total adds to that credit. */
export function finalize(at: At, invoice: Invoice): void {
  const { account } = at;
  const customer = customerOf(account, invoice.customer_id);
  const total = invoice.lines.reduce((sum, { amount }) => sum + amount, 0);
  const owed = total + customer.balance;
  customer.balance = Math.min(0, owed);
  invoice.amount_due = Math.max(0, owed);
  invoice.status = 'open';
  invoice.finalizes_at = null;
  if (invoice.amount_due > 0) invoice.payment_intent_id = newId('pi');
  emit(at, 'invoice.finalized', describeInvoice(account, invoice));
}
