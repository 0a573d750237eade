import { isReversed, type CustomerBilling, type ProviderSubscription } from './customer-billing.ts';
import { isInForce } from './is-in-force.ts';
import { isOwing, isRunning } from './subscription-status.ts';
import type { Subscription } from './subscription.ts';

/** Days a plan is served after a payment failed. */
const GRACE_DAYS = 7;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const latest = (dates: Date[]): Date | null =>
  dates.reduce<Date | null>((last, date) => (last && last > date ? last : date), null);

/** Paid invoices for whole periods of a subscription. */
const paidPeriods = ({ invoices }: CustomerBilling, id: string) =>
  invoices.filter(
    ({ subscription_id, reason, state }) =>
      subscription_id === id && reason !== 'other' && state === 'paid',
  );

/** The end of the last period whose payment was not reversed. */
function paidUntil(billing: CustomerBilling, id: string): Date | null {
  const paid = paidPeriods(billing, id).filter((invoice) => !isReversed(invoice));
  return latest(paid.map(({ period_end }) => period_end));
}

/** Since when a bill of a period is unpaid: the oldest open one. */
function unpaidSince(billing: CustomerBilling, id: string, paid_until: Date | null): Date | null {
  const open = billing.invoices.filter(
    ({ subscription_id, state, period_end }) =>
      subscription_id === id && state === 'open' && (!paid_until || period_end > paid_until),
  );
  const times = open.map(({ created_at }) => created_at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The days of grace count from the unpaid bill; a paid period is served to its end in any case. */
function graceEnd(billing: CustomerBilling, id: string): Date | null {
  const paid_until = paidUntil(billing, id);
  const since = unpaidSince(billing, id, paid_until) ?? paid_until;
  const ends = since ? [new Date(since.getTime() + GRACE_DAYS * DAY)] : [];
  return latest(paid_until ? [...ends, paid_until] : ends);
}

function expiresAt(billing: CustomerBilling, subscription: ProviderSubscription): Date | null {
  const { id, status, period_end } = subscription;
  if (isRunning(status)) return period_end;
  if (isOwing(status)) return graceEnd(billing, id);
  // The paid period of one that was cancelled; what was never paid ends with its own end.
  return paidUntil(billing, id) ?? subscription.ended_at;
}

/** A subscription at the provider, as the product sees it. */
export interface SettledSubscription {
  source: ProviderSubscription;
  document: Subscription;
  is_in_force: boolean;
  /** The end of the last period whose invoice was paid, also if that payment was reversed. */
  billed_until: Date | null;
}

/** Hours in which the invoice of a new period is paid: the provider waits for about one. */
const RENEWAL_HOURS = 3;

/** True while a new period's invoice is not paid yet and nothing is wrong. */
export function isRenewing(subscription: SettledSubscription, now: Date): boolean {
  const { source, billed_until, is_in_force } = subscription;
  if (!is_in_force || !isRunning(source.status) || !billed_until) return false;
  const late = now.getTime() - billed_until.getTime();
  return late >= 0 && late < RENEWAL_HOURS * HOUR;
}

/**
 * The rank of a subscription, best first: it renews, is about to end, waits for a payment, has
 * ended.
 */
function rankOf({ source, is_in_force }: SettledSubscription): number {
  if (!is_in_force) return 4;
  if (isRunning(source.status)) return source.cancel_at_period_end ? 1 : 0;
  return isOwing(source.status) ? 2 : 3;
}

/**
 * All subscriptions a customer ever had, the one that counts first: one in force before one
 * that is over, one that goes on before one that ends, and of those the youngest.
 */
export function settleSubscriptions(billing: CustomerBilling, now: Date): SettledSubscription[] {
  const settled = billing.subscriptions.map((source): SettledSubscription => {
    const document: Subscription = {
      plan_name: source.plan,
      plan_price: source.price / 100,
      status: source.status,
      expires_at: expiresAt(billing, source),
      cancel_at_period_end: source.cancel_at_period_end,
    };
    const billed_until = latest(
      paidPeriods(billing, source.id).map(({ period_end }) => period_end),
    );
    return { source, document, is_in_force: isInForce(document, now), billed_until };
  });
  return settled.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.source.created_at.getTime() - a.source.created_at.getTime() ||
      (a.source.id < b.source.id ? 1 : -1),
  );
}

/** The subscription that counts. Null when there never was one. */
export const settleSubscription = (
  billing: CustomerBilling,
  now: Date,
): SettledSubscription | null => settleSubscriptions(billing, now)[0] ?? null;
