import type { At, Card, Metadata, Subscription } from '../account/account.ts';
import { customerOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { draftInvoice, finalize, periodLine } from './bill.ts';
import { collect } from './collect.ts';
import { emit } from './emit.ts';
import { nextPeriodEnd } from './month-period.ts';

/** Begins a subscription with its first invoice; `incomplete` when the first payment fails. */
export function subscribe(
  at: At,
  input: { customer_id: string; price_id: string; metadata: Metadata; card: Card },
): Subscription {
  const { account, now } = at;
  const { customer_id, price_id, metadata, card } = input;
  const subscription: Subscription = {
    id: newId('sub'),
    created: now,
    item_id: newId('si'),
    customer_id,
    price_id,
    status: 'incomplete',
    metadata,
    anchor: now,
    period_start: now,
    period_end: nextPeriodEnd(now, now),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice_id: null,
  };
  account.subscriptions.push(subscription);
  customerOf(account, customer_id).card = card;
  emit(at, 'customer.subscription.created', describeSubscription(account, subscription));
  const invoice = draftInvoice(at, {
    subscription,
    reason: 'subscription_create',
    lines: [periodLine(at, subscription)],
    period: { start: now, end: now },
    finalizes_at: null,
  });
  finalize(at, invoice);
  collect(at, invoice);
  return subscription;
}
