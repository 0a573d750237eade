import type { At, CheckoutSession } from '../account/account.ts';
import { priceOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { describeSession } from '../describe/session.ts';
import { charge } from './collect.ts';
import { emit } from './emit.ts';
import { subscribe } from './subscribe.ts';

/** A pay page stays open for a day. */
export const SESSION_LIFE = 86_400;

/** Pays with a good card: creates the subscription, with its first invoice paid. */
export function paySession(at: At, session: CheckoutSession): void {
  const subscription = subscribe(at, {
    customer_id: session.customer_id,
    price_id: session.price_id,
    metadata: session.subscription_metadata,
    card: 'good',
  });
  session.status = 'complete';
  session.subscription_id = subscription.id;
  emit(at, 'checkout.session.completed', describeSession(session));
}

/** A card that is declined leaves a failed charge and nothing else; the page stays open. */
export function declineSession(at: At, { customer_id, price_id }: CheckoutSession): void {
  const amount = priceOf(at.account, price_id).unit_amount;
  charge(at, { customer_id, payment_intent_id: newId('pi'), amount, card: 'declined' });
}

export function expireSession(at: At, session: CheckoutSession): void {
  session.status = 'expired';
  emit(at, 'checkout.session.expired', describeSession(session));
}
