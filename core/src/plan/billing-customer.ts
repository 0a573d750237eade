import { z } from 'zod';
import { PLAN_NAMES } from './plan.ts';
import type { SettledSubscription } from './settle-subscription.ts';

/** `stripe_customers/{uid}`: who a user is to the payment provider. Server only. */
export const billingCustomerSchema = z.object({
  customer_id: z.string(),
  created_at: z.date(),
  /** The way to the pay page opened last; at most one is open at any time. */
  checkout: z
    .object({ session_id: z.string(), plan: z.enum(PLAN_NAMES), opened_at: z.date() })
    .nullable(),
  /** How many ways to the pay page were opened so far. */
  checkouts: z.int().nonnegative(),
  /** When to ask the provider for the truth, told or not. Absent while nothing is expected. */
  due_at: z.date().optional(),
});
export type BillingCustomer = z.infer<typeof billingCustomerSchema>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A pay page is open for 24 hours. */
const CHECKOUT_LIFE = 25 * HOUR;
/** A renewal's invoice is paid about an hour after the period began. */
const RENEWAL_PAUSE = 15 * MINUTE;
const UNPAID_PAUSE = 6 * HOUR;

const earliest = (dates: (Date | null)[]): Date | null =>
  dates.reduce<Date | null>(
    (first, date) => (!first || (date && date < first) ? date : first),
    null,
  );

/** Often at first, when the person waits for it, then seldom. */
function checkoutLook(opened_at: Date | null, now: Date): Date | null {
  if (!opened_at) return null;
  const age = now.getTime() - opened_at.getTime();
  if (age > CHECKOUT_LIFE) return null;
  const pause = age < 10 * MINUTE ? MINUTE : age < HOUR ? 10 * MINUTE : HOUR;
  return new Date(now.getTime() + pause);
}

function subscriptionLook(subscription: SettledSubscription | null, now: Date): Date | null {
  if (!subscription?.is_in_force) return null;
  const { status, expires_at } = subscription.document;
  if (status === 'active' || status === 'trialing') {
    const { period_end } = subscription.source;
    return period_end > now ? period_end : new Date(now.getTime() + RENEWAL_PAUSE);
  }
  return earliest([expires_at, new Date(now.getTime() + UNPAID_PAUSE)]);
}

/**
 * When to look at the provider again, should no news come: at the end of the period, while a
 * bill is unpaid, and while somebody may be on the pay page. Null when nothing is expected.
 */
export const nextLook = (input: {
  subscription: SettledSubscription | null;
  /** When the way to the pay page was opened that is still open; null when none is. */
  checkout_opened_at: Date | null;
  now: Date;
}): Date | null =>
  earliest([
    subscriptionLook(input.subscription, input.now),
    checkoutLook(input.checkout_opened_at, input.now),
  ]);
