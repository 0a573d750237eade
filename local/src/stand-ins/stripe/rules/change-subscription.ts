import type { At, Subscription } from '../account/account.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { emit } from './emit.ts';

/** Changes a subscription and emits the event, with the previous values. */
export function update(at: At, subscription: Subscription, change: Partial<Subscription>): void {
  const before = describeSubscription(at.account, subscription);
  Object.assign(subscription, change);
  const after = describeSubscription(at.account, subscription);
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(after[field as keyof typeof after]),
    ),
  );
  if (Object.keys(previous).length > 0) {
    emit(at, 'customer.subscription.updated', after, previous);
  }
}

const OVER: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];
export const isOver = ({ status }: Subscription): boolean => OVER.includes(status);

/** Ends it for good. Open invoices stay open, and are not tried again. */
export function end(
  at: At,
  subscription: Subscription,
  because: NonNullable<Subscription['ended_because']>,
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at.now;
  subscription.ended_at = at.now;
  subscription.ended_because = because;
  for (const invoice of at.account.invoices) {
    if (invoice.subscription_id !== subscription.id) continue;
    invoice.next_attempt_at = null;
    invoice.finalizes_at = null;
  }
  emit(at, 'customer.subscription.deleted', describeSubscription(at.account, subscription));
}
