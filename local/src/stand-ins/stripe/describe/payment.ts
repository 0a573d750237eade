import type Stripe from 'stripe';
import type { Account, Charge, Dispute, Refund } from '../account/account.ts';
import type { Wire } from './wire.ts';

/** Only the payment intent shows which invoice it paid: a charge no longer has an invoice. */
export function describeCharge(charge: Charge): Wire<Stripe.Charge> {
  const isPaid = charge.status === 'succeeded';
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: charge.amount_refunded,
    captured: isPaid,
    created: charge.created,
    currency: 'usd',
    customer: charge.customer_id,
    description: null,
    disputed: charge.is_disputed,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    livemode: false,
    metadata: {},
    paid: isPaid,
    payment_intent: charge.payment_intent_id,
    payment_method: `pm_${charge.customer_id}`,
    refunded: isPaid && charge.amount_refunded === charge.amount,
    status: charge.status,
  };
}

export const describeRefund = (
  account: Account,
  { id, created, charge_id, amount }: Refund,
): Wire<Stripe.Refund> => ({
  id,
  object: 'refund',
  amount,
  charge: charge_id,
  created,
  currency: 'usd',
  metadata: {},
  payment_intent: account.charges.find((one) => one.id === charge_id)?.payment_intent_id ?? null,
  reason: null,
  status: 'succeeded',
});

/** Has no customer: its charge shows it. */
export const describeDispute = (
  account: Account,
  { id, created, charge_id, amount, status }: Dispute,
): Wire<Stripe.Dispute> => ({
  id,
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge_id,
  created,
  currency: 'usd',
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: account.charges.find((one) => one.id === charge_id)?.payment_intent_id ?? null,
  reason: 'fraudulent',
  status,
});

/** Null for an id that no charge and no invoice has. */
export function describeIntent(account: Account, id: string): Wire<Stripe.PaymentIntent> | null {
  const tries = account.charges.filter((charge) => charge.payment_intent_id === id);
  const invoice = account.invoices.find((one) => one.payment_intent_id === id);
  const latest = tries.at(-1);
  const amount = invoice?.amount_due ?? latest?.amount;
  if (amount === undefined) return null;
  const isPaid = latest?.status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: isPaid ? amount : 0,
    created: invoice?.finalized_at ?? latest?.created ?? 0,
    currency: 'usd',
    customer: invoice?.customer_id ?? latest?.customer_id ?? null,
    latest_charge: latest?.id ?? null,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    status: isPaid ? 'succeeded' : 'requires_payment_method',
  };
}
