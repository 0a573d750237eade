import {
  isReversed,
  type CustomerBilling,
  type ProviderInvoice,
} from '../plan/customer-billing.ts';
import { PLANS, type PlanName } from '../plan/plan.ts';
import { isRenewing, type SettledSubscription } from '../plan/settle-subscription.ts';
import { isRunning } from '../plan/subscription-status.ts';
import type { CreditEntry, GrantLeft, NewCreditEntry, UsageCredits } from './credit-entry.ts';

interface Settling {
  usage: UsageCredits;
  billing: CustomerBilling;
  /** The subscription that counts, or null. */
  subscription: SettledSubscription | null;
  now: Date;
}

const allowanceOf = (plan: PlanName): number =>
  PLANS.find(({ name }) => name === plan)?.allowance ?? 0;

/** A paid invoice for a whole period of one of our plans. */
type Grant = ProviderInvoice & { plan: PlanName };

const isGrant = (invoice: ProviderInvoice): invoice is Grant =>
  invoice.reason !== 'other' && invoice.state === 'paid' && invoice.plan !== null;

/** The youngest period first. The order is total, so the order of the list does not matter. */
const grantsOf = ({ invoices }: CustomerBilling): Grant[] =>
  invoices
    .filter(isGrant)
    .toSorted(
      (a, b) =>
        b.period_start.getTime() - a.period_start.getTime() ||
        b.created_at.getTime() - a.created_at.getTime() ||
        (a.id < b.id ? 1 : -1),
    );

/**
 * The grant the balance comes from: the youngest whose payment was not reversed and whose period
 * runs. The youngest of all also counts beyond its period while its subscription is in force, since
 * the renewal may be late, or unpaid within the grace.
 */
function countingGrant(grants: Grant[], { subscription, now }: Settling): Grant | null {
  if (!subscription?.is_in_force) return null;
  const [youngest] = grants;
  const counts = (grant: Grant) =>
    !isReversed(grant) &&
    (grant.period_end > now ||
      (grant === youngest && grant.subscription_id === subscription.source.id));
  return grants.find(counts) ?? null;
}

/**
 * What is left of each grant that may still count. Credits that were spent are subtracted from all
 * of them.
 */
function leftOf(grants: Grant[], { usage, now }: Settling): GrantLeft[] {
  const standing = usage.grants.find(({ invoice }) => invoice === usage.granted_invoice);
  const spent = standing ? Math.max(0, standing.left - usage.num_credits) : 0;
  const brought = usage.grants.map((one): GrantLeft => {
    if (one === standing) return { ...one, left: usage.num_credits };
    return { ...one, left: Math.max(0, one.left - spent) };
  });
  const known = new Map(brought.map((one) => [one.invoice, one]));
  const ids = new Set(grants.map(({ id }) => id));
  const untold = brought.filter(({ invoice }) => !ids.has(invoice));
  const alive = grants.filter((grant, age) => age === 0 || grant.period_end > now);
  const left = alive.map(
    ({ id, plan }) => known.get(id) ?? { invoice: id, left: allowanceOf(plan), turns: 0 },
  );
  return [...untold, ...left];
}

interface Move {
  /** The invoice the balance stood on, or would have. */
  from: ProviderInvoice | undefined;
  to: Grant | null;
  /** What is left of each grant before the move. */
  lefts: GrantLeft[];
}

/** Id and kind of the entry for a balance that moves to another grant, or to none. */
function reasonOf(
  move: Move,
  { usage }: Settling,
): Pick<CreditEntry, 'kind' | 'ref'> & { id: string } {
  const { from, to, lefts } = move;
  // A grant that has ended may be missing from `lefts`.
  const known = [...lefts, ...usage.grants];
  const turnsOf = (id: string) => known.find(({ invoice }) => invoice === id)?.turns ?? 0;
  const isTakenBack = from !== undefined && isReversed(from);
  if (!to) {
    const ref = from?.id ?? usage.granted_invoice ?? '';
    return { id: `withheld_${ref}_${turnsOf(ref)}`, kind: isTakenBack ? 'refund' : 'reset', ref };
  }
  const turns = turnsOf(to.id) + 1;
  const ref = isTakenBack ? from.id : to.id;
  if (turns > 1) return { id: `invoice_${to.id}_${turns}`, kind: 'refund', ref };
  return { id: `invoice_${to.id}`, kind: to.reason === 'create' ? 'grant' : 'reset', ref: to.id };
}

/** Moves the balance to the grant `to`, with one entry; a move from nothing to nothing has none. */
function applyMove(move: Move, settling: Settling): ReturnType<typeof settleCredits> {
  const { usage, now } = settling;
  const { to, lefts } = move;
  // Before the first paid period the balance is the trial's, which ends with it.
  const isFirst = usage.grants.length === 0;
  const nothing = usage.granted_invoice !== null || isFirst ? 0 : usage.num_credits;
  const onto = lefts.find(({ invoice }) => invoice === to?.id);
  const balance_after = onto ? onto.left : nothing;
  const moved: UsageCredits = {
    ...usage,
    num_credits: balance_after,
    granted_invoice: to?.id ?? null,
    grants: lefts.map((one) => (one === onto ? { ...one, turns: one.turns + 1 } : one)),
  };
  const delta = balance_after - usage.num_credits;
  if (delta === 0 && onto?.turns !== 0) return { usage: moved, entries: [] };
  const { id, kind, ref } = reasonOf(move, settling);
  const entry = { at: now, kind, delta, balance_after, ref, creator_name: null };
  return { usage: moved, entries: [{ id, entry }] };
}

/** Moves the balance when it comes from another grant than it should. */
function settleBalance(grants: Grant[], settling: Settling): ReturnType<typeof settleCredits> {
  const { usage, billing } = settling;
  const to = countingGrant(grants, settling);
  const lefts = leftOf(grants, settling);
  const isSame = (to?.id ?? null) === usage.granted_invoice;
  const isKnown =
    lefts.length === usage.grants.length &&
    lefts.every(({ invoice }, at) => invoice === usage.grants[at]?.invoice);
  if (isSame && isKnown) return { usage, entries: [] };
  if (isSame && to) return { usage: { ...usage, grants: lefts }, entries: [] };
  const from = billing.invoices.find(({ id }) => id === (usage.granted_invoice ?? grants[0]?.id));
  return applyMove({ from, to, lefts }, settling);
}

/** What the plan in force gives, and when it gives it next. */
function termsOf(
  { granted_invoice }: UsageCredits,
  grants: Grant[],
  { subscription, now }: Settling,
): Pick<UsageCredits, 'monthly_allowance' | 'subscription_id' | 'reset_anchor_at' | 'resets_at'> {
  if (!subscription?.is_in_force) {
    const none = { subscription_id: null, reset_anchor_at: null, resets_at: null };
    return { monthly_allowance: 0, ...none };
  }
  const { id, status, plan, period_end, anchor_at, cancel_at_period_end } = subscription.source;
  const paid =
    grants.find((one) => one.id === granted_invoice) ??
    grants.find((one) => one.subscription_id === id);
  const renews = isRunning(status) && !cancel_at_period_end;
  const next = isRenewing(subscription, now) ? subscription.billed_until : period_end;
  return {
    monthly_allowance: allowanceOf(paid?.plan ?? plan),
    subscription_id: id,
    reset_anchor_at: anchor_at,
    resets_at: renews ? next : null,
  };
}

/**
 * Brings a balance in line with the payment provider's state, and explains a change with an entry.
 * The balance comes from one paid period: the youngest that runs and whose payment was not reversed.
 * It is the plan's allowance, given once per invoice, less what was captured since that invoice was
 * first seen. While no period counts, or no plan is in force, the balance is 0 and what was left is
 * kept for later. Which period counts depends on the current state alone, so events that come late,
 * twice or in another order end the same. Proration invoices and those of an older period change
 * nothing.
 */
export function settleCredits(settling: Settling): {
  usage: UsageCredits;
  entries: NewCreditEntry[];
} {
  const grants = grantsOf(settling.billing);
  const { usage, entries } = settleBalance(grants, settling);
  return { usage: { ...usage, ...termsOf(usage, grants, settling) }, entries };
}
