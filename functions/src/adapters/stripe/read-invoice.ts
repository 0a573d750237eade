import type Stripe from 'stripe';
import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import type { PlanName } from '@vibes/core/plan/plan';
import { atSecond, idOf } from './stripe-value.ts';

const REASONS: Partial<Record<string, ProviderInvoice['reason']>> = {
  subscription_create: 'create',
  subscription_cycle: 'cycle',
};

/** An invoice with all that belongs to it, read whole. */
export interface InvoiceParts {
  invoice: Stripe.Invoice;
  lines: Stripe.InvoiceLineItem[];
  payments: Stripe.InvoicePayment[];
}

/** What became of payments: by the id of the charge, and of the payment intent it belongs to. */
export interface Returned {
  /** Cents. */
  refunded: number;
  is_disputed: boolean;
}

/** The price of a line, where this version has it: `pricing.price_details.price`. */
const priceOf = ({ pricing }: Stripe.InvoiceLineItem): string | null =>
  pricing?.price_details ? idOf(pricing.price_details.price) : null;

/** The lines that pay for a period of a subscription: what was changed within one is a proration. */
function periodLines(lines: Stripe.InvoiceLineItem[]) {
  return lines.flatMap((line) => {
    const details = line.parent?.subscription_item_details;
    const price = priceOf(line);
    return details && !details.proration && line.amount > 0 && price ? [{ line, price }] : [];
  });
}

/** The line for one of our plans; what such an invoice is for when there is none stays null. */
async function planLine(
  lines: Stripe.InvoiceLineItem[],
  planOf: (price_id: string) => Promise<PlanName | null>,
) {
  for (const { line, price } of periodLines(lines)) {
    const plan = await planOf(price);
    if (plan) return { plan, period: line.period };
  }
  return null;
}

const STATES: Partial<Record<string, ProviderInvoice['state']>> = { paid: 'paid', open: 'open' };

/** The payments of an invoice: a payment intent each, or a charge where there is none. */
const paymentIds = (payments: Stripe.InvoicePayment[]) =>
  new Set(
    payments.flatMap(({ payment: { payment_intent, charge } }) => {
      const paid = payment_intent ?? charge;
      return paid ? [idOf(paid)] : [];
    }),
  );

/**
 * An invoice as the product sees it. Where things stand in this version: the subscription in
 * `parent.subscription_details`, how it was paid in `payments` (there is no `charge`), the
 * period paid for with the line, since the invoice's own is the one before.
 */
export async function readInvoice(
  { invoice, lines, payments }: InvoiceParts,
  asked: {
    planOf: (price_id: string) => Promise<PlanName | null>;
    returned: ReadonlyMap<string, Returned>;
  },
): Promise<ProviderInvoice> {
  const sold = await planLine(lines, asked.planOf);
  const { start, end } = sold?.period ?? { start: invoice.period_start, end: invoice.period_end };
  const subscription = invoice.parent?.subscription_details?.subscription;
  const back = [...paymentIds(payments)].flatMap((id) => asked.returned.get(id) ?? []);
  return {
    id: invoice.id,
    subscription_id: subscription ? idOf(subscription) : null,
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'other',
    state: STATES[invoice.status ?? ''] ?? 'other',
    plan: sold?.plan ?? null,
    period_start: atSecond(start),
    period_end: atSecond(end),
    created_at: atSecond(invoice.created),
    amount_paid: invoice.amount_paid,
    amount_refunded: back.reduce((sum, { refunded }) => sum + refunded, 0),
    is_disputed: back.some(({ is_disputed }) => is_disputed),
  };
}
