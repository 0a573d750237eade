import type Stripe from 'stripe';
import type { Account, Invoice, InvoiceLine } from '../account/account.ts';
import { customerOf, priceOf, subscriptionOf } from '../account/find.ts';
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
    discount_amounts: [],
    discountable: !line.is_proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.is_proration ? line.id.replace('il_', 'ii_') : null,
        proration: line.is_proration,
        proration_details: null,
        subscription,
        subscription_item: item_id,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product_id },
      type: 'price_details',
      unit_amount_decimal: String(Math.abs(line.amount)),
    },
    quantity: 1,
    subtotal: line.amount,
    taxes: [],
  };
}

export function describePayments(invoice: Invoice): Wire<Stripe.InvoicePayment>[] {
  const { payment_intent_id } = invoice;
  if (!payment_intent_id) return [];
  const isPaid = invoice.status === 'paid';
  return [
    {
      id: payment_intent_id.replace('pi_', 'inpay_'),
      object: 'invoice_payment',
      amount_paid: isPaid ? invoice.amount_paid : null,
      amount_requested: invoice.amount_due,
      created: invoice.finalized_at ?? invoice.created,
      currency: 'usd',
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: payment_intent_id, type: 'payment_intent' },
      status: isPaid ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
      status_transitions: { canceled_at: invoice.voided_at, paid_at: invoice.paid_at },
    },
  ];
}

const totalOf = ({ lines }: Invoice): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Without its payments, which must be asked for with `expand`. */
export function describeInvoice(account: Account, invoice: Invoice): Wire<Stripe.Invoice> {
  const { id, customer_id, subscription_id, status, amount_due, amount_paid } = invoice;
  const customer = customerOf(account, customer_id);
  const total = totalOf(invoice);
  return {
    id,
    object: 'invoice',
    amount_due,
    amount_overpaid: 0,
    amount_paid,
    amount_remaining: amount_due - amount_paid,
    amount_shipping: 0,
    attempt_count: invoice.attempt_count,
    attempted: invoice.attempt_count > 0,
    auto_advance: invoice.finalizes_at !== null || invoice.next_attempt_at !== null,
    automatically_finalizes_at: invoice.finalizes_at,
    billing_reason: invoice.billing_reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'usd',
    customer: customer_id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalized_at,
    ending_balance: invoice.ending_balance,
    lines: wireList(
      `/v1/invoices/${id}/lines`,
      invoice.lines.map((line) => describeLine(account, invoice, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.next_attempt_at,
    number: invoice.number,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscriptionOf(account, subscription_id).metadata,
        subscription: subscription_id,
      },
      type: 'subscription_details',
    },
    period_start: invoice.period.start,
    period_end: invoice.period.end,
    starting_balance: invoice.starting_balance,
    status,
    status_transitions: {
      finalized_at: invoice.finalized_at,
      marked_uncollectible_at: null,
      paid_at: invoice.paid_at,
      voided_at: invoice.voided_at,
    },
    subtotal: total,
    test_clock: null,
    total,
  };
}
