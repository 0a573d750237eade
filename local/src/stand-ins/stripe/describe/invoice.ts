import type Stripe from 'stripe';
import type { Account, Invoice, InvoiceLine } from '../account/account.ts';
import { priceOf, subscriptionOf } from '../account/find.ts';
import { wireList, type Wire } from './wire.ts';

function describeLine(
  account: Account,
  invoice: Invoice,
  line: InvoiceLine,
): Wire<Stripe.InvoiceLineItem> {
  const price = priceOf(account, line.price_id);
  const { id: subscription, item_id } = subscriptionOf(account, invoice.subscription_id);
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    invoice: invoice.id,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        proration: line.is_proration,
        subscription,
        subscription_item: item_id,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pricing: {
      price_details: { price: price.id, product: price.product_id },
      type: 'price_details',
    },
  };
}

export function describePayments(invoice: Invoice): Wire<Stripe.InvoicePayment>[] {
  const { payment_intent_id } = invoice;
  if (!payment_intent_id) return [];
  return [
    {
      id: payment_intent_id.replace('pi_', 'inpay_'),
      object: 'invoice_payment',
      invoice: invoice.id,
      payment: { payment_intent: payment_intent_id, type: 'payment_intent' },
    },
  ];
}

/** Without its payments, which must be asked for with `expand`. */
export const describeInvoice = (account: Account, invoice: Invoice): Wire<Stripe.Invoice> => ({
  id: invoice.id,
  object: 'invoice',
  amount_due: invoice.amount_due,
  amount_paid: invoice.amount_paid,
  billing_reason: invoice.billing_reason,
  created: invoice.created,
  currency: 'usd',
  customer: invoice.customer_id,
  lines: wireList(
    `/v1/invoices/${invoice.id}/lines`,
    invoice.lines.map((line) => describeLine(account, invoice, line)),
  ),
  parent: {
    quote_details: null,
    subscription_details: { subscription: invoice.subscription_id, metadata: {} },
    type: 'subscription_details',
  },
  period_start: invoice.period.start,
  period_end: invoice.period.end,
  status: invoice.status,
});
