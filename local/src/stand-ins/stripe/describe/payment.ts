import type Stripe from 'stripe';
import type { Charge, Dispute } from '../account/account.ts';
import type { Wire } from './wire.ts';

/** Only the payment intent shows which invoice it paid: a charge no longer has an invoice. */
export const describeCharge = (charge: Charge): Wire<Stripe.Charge> => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount,
  amount_refunded: charge.amount_refunded,
  created: charge.created,
  currency: 'usd',
  customer: charge.customer_id,
  disputed: charge.is_disputed,
  payment_intent: charge.payment_intent_id,
  refunded: charge.status === 'succeeded' && charge.amount_refunded === charge.amount,
  status: charge.status,
});

/** Has no customer: its charge shows it. */
export const describeDispute = ({
  id,
  created,
  charge_id,
  amount,
  status,
}: Dispute): Wire<Stripe.Dispute> => ({
  id,
  object: 'dispute',
  amount,
  charge: charge_id,
  created,
  currency: 'usd',
  status,
});
