import type Stripe from 'stripe';
import type { Account, Charge, Dispute } from '../account/account.ts';
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
