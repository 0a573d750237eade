import { isReversed, type CustomerBilling, type ProviderSubscription } from './customer-billing.ts';
import { isInForce } from './is-in-force.ts';
import type { Subscription } from './subscription.ts';

/** Days a plan is served after a payment failed. */
export const GRACE_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

const latest = (dates: Date[]): Date | null =>
  dates.reduce<Date | null>((last, date) => (last && last > date ? last : date), null);

/** The end of the last period that was paid for and stayed paid. */
function paidUntil({ invoices }: CustomerBilling, id: string): Date | null {
  const paid = invoices.filter(
    (invoice) =>
      invoice.subscription_id === id &&
      invoice.reason !== 'other' &&
      invoice.state === 'paid' &&
      !isReversed(invoice),
  );
  return latest(paid.map(({ period_end }) => period_end));
}

/** Since when a bill waits: the oldest one open. */
function unpaidSince({ invoices }: CustomerBilling, id: string): Date | null {
  const open = invoices.filter(
    (invoice) => invoice.subscription_id === id && invoice.state === 'open',
  );
  const times = open.map(({ created_at }) => created_at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

function expiresAt(billing: CustomerBilling, subscription: ProviderSubscription): Date | null {
  const { id, status, period_end } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return period_end;
    case 'past_due':
    case 'unpaid': {
      const since = unpaidSince(billing, id) ?? paidUntil(billing, id);
      return since && new Date(since.getTime() + GRACE_DAYS * DAY);
    }
    default:
      // The paid period of one that was cancelled; what was never paid ends with its own end.
      return paidUntil(billing, id) ?? subscription.ended_at;
  }
}

/** A subscription at the provider, as the product sees it. */
export interface SettledSubscription {
  source: ProviderSubscription;
  document: Subscription;
  is_in_force: boolean;
}

/**
 * The subscription that counts, of all a customer ever had: one in force before one that is
 * over, and of those the youngest. Null when there never was one.
 */
export function settleSubscription(
  billing: CustomerBilling,
  now: Date,
): SettledSubscription | null {
  const settled = billing.subscriptions.map((source): SettledSubscription => {
    const document: Subscription = {
      plan_name: source.plan,
      plan_price: source.price / 100,
      status: source.status,
      expires_at: expiresAt(billing, source),
      cancel_at_period_end: source.cancel_at_period_end,
    };
    return { source, document, is_in_force: isInForce(document, now) };
  });
  settled.sort(
    (a, b) =>
      Number(b.is_in_force) - Number(a.is_in_force) ||
      b.source.created_at.getTime() - a.source.created_at.getTime() ||
      b.source.id.localeCompare(a.source.id),
  );
  return settled[0] ?? null;
}
