import type { At, Subscription } from '../account/account.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { emit } from './emit.ts';

/** Changes a subscription, and emits the event where that shows. */
export function update(at: At, subscription: Subscription, change: Partial<Subscription>): void {
  const shown = () => JSON.stringify(describeSubscription(at.account, subscription));
  const before = shown();
  Object.assign(subscription, change);
  if (shown() === before) return;
  emit(at, 'customer.subscription.updated', describeSubscription(at.account, subscription));
}

const OVER: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];
export const isOver = ({ status }: Subscription): boolean => OVER.includes(status);

/** Ends it for good. Open invoices stay open, and are not tried again. */
export function end(at: At, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at.now;
  subscription.ended_at = at.now;
  for (const invoice of at.account.invoices) {
    if (invoice.subscription_id !== subscription.id) continue;
    invoice.next_attempt_at = null;
    invoice.finalizes_at = null;
  }
  emit(at, 'customer.subscription.deleted', describeSubscription(at.account, subscription));
}
