import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';
import { PLAN_NAMES } from './plan.ts';
import { isRenewing, type SettledSubscription } from './settle-subscription.ts';
import { isOwing, isRunning, isStillCollected } from './subscription-status.ts';

/** `stripe_customers/{uid}`: who a user is to the payment provider. Server only. */
export const billingCustomerSchema = z.object({
  customer_id: storedId(),
  created_at: z.date(),
  /** The last checkout; at most one is open at any time. */
  checkout: z
    .object({ session_id: storedId(), plan: z.enum(PLAN_NAMES), opened_at: z.date() })
    .nullable(),
  /** How many checkouts were opened so far. */
  checkouts: z.int().nonnegative(),
  /** When to poll the provider, even without an event. Absent while nothing is expected. */
  due_at: z.date().optional(),
  /**
   * How often the account was synced: it moves on with each sync, so that no older state overwrites
   * a newer one.
   */
  looks: z.int().nonnegative().optional(),
});
export type BillingCustomer = z.infer<typeof billingCustomerSchema>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A pay page is open for 24 hours. */
const CHECKOUT_LIFE = 25 * HOUR;
const RENEWAL_PAUSE = 15 * MINUTE;
const UNPAID_PAUSE = 6 * HOUR;
const OVERDUE_PAUSE = 24 * HOUR;
/** The provider tries a card again for two months at most. */
const OVERDUE_LIFE = 60 * 24 * HOUR;

const earliest = (dates: (Date | null)[]): Date | null =>
  dates.reduce<Date | null>(
    (first, date) => (!first || (date && date < first) ? date : first),
    null,
  );

/** Frequent at first, while the person waits, then rare. */
function checkoutPoll(opened_at: Date | null, now: Date): Date | null {
  if (!opened_at) return null;
  const age = now.getTime() - opened_at.getTime();
  if (age > CHECKOUT_LIFE) return null;
  const pause = age < 10 * MINUTE ? MINUTE : age < HOUR ? 10 * MINUTE : HOUR;
  return new Date(now.getTime() + pause);
}

/** For a plan that is not served: one that ended without a payment may still be paid. */
function overduePoll({ source, document }: SettledSubscription, now: Date): Date | null {
  const { expires_at } = document;
  if (!isStillCollected(source.status) || !expires_at) return null;
  const isGivenUp = now.getTime() - expires_at.getTime() > OVERDUE_LIFE;
  return isGivenUp ? null : new Date(now.getTime() + OVERDUE_PAUSE);
}

function subscriptionPoll(subscription: SettledSubscription, now: Date): Date | null {
  if (!subscription.is_in_force) return overduePoll(subscription, now);
  const { source, document, billed_until } = subscription;
  const inAWhile = new Date(now.getTime() + UNPAID_PAUSE);
  if (isRenewing(subscription, now)) return new Date(now.getTime() + RENEWAL_PAUSE);
  if (isRunning(source.status)) {
    const end = earliest([source.period_end, billed_until]);
    return end && end > now ? end : inAWhile;
  }
  return earliest([document.expires_at, isOwing(source.status) ? inAWhile : null]);
}

/**
 * When to poll the provider again, if no event comes: at the end of a period, while a bill may
 * still be paid, and while somebody may be on the pay page. Later than `now`, or null when nothing
 * is expected.
 */
export const nextPoll = (input: {
  subscriptions: SettledSubscription[];
  /** When the open checkout was opened; null when none is open. */
  checkout_opened_at: Date | null;
  now: Date;
}): Date | null =>
  earliest([
    ...input.subscriptions.map((one) => subscriptionPoll(one, input.now)),
    checkoutPoll(input.checkout_opened_at, input.now),
  ]);
