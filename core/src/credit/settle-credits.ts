import {
  isReversed,
  type CustomerBilling,
  type ProviderInvoice,
} from '../plan/customer-billing.ts';
import { PLANS, type PlanName } from '../plan/plan.ts';
import type { SettledSubscription } from '../plan/settle-subscription.ts';
import type { NewCreditEntry, UsageCredits } from './credit-entry.ts';

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

/** The grant of the youngest period, when that is younger than the one that set the balance. */
function newGrant({ usage, billing }: Settling): Grant | null {
  const grants = billing.invoices.filter(isGrant);
  grants.sort((a, b) => b.period_start.getTime() - a.period_start.getTime());
  const [youngest] = grants;
  if (!youngest) return null;
  const { granted_from } = usage;
  return granted_from && youngest.period_start <= granted_from ? null : youngest;
}

const entryOf = (
  id: string,
  fields: Omit<NewCreditEntry['entry'], 'creator_name'>,
): NewCreditEntry => ({ id, entry: { ...fields, creator_name: null } });

/** The balance is set to the allowance, once per invoice; what was left of before is gone. */
function applyGrant(
  usage: UsageCredits,
  grant: Grant,
  now: Date,
): { usage: UsageCredits; entry: NewCreditEntry } {
  const allowance = allowanceOf(grant.plan);
  const entry = entryOf(`invoice_${grant.id}`, {
    at: now,
    kind: grant.reason === 'create' ? 'grant' : 'reset',
    delta: allowance - usage.num_credits,
    balance_after: allowance,
    ref: grant.id,
  });
  const granted = {
    num_credits: allowance,
    granted_invoice: grant.id,
    granted_from: grant.period_start,
    withheld: null,
    withholdings: 0,
  };
  return { usage: { ...usage, ...granted }, entry };
}

/** Takes back what is unspent of a grant that does not count, and gives it back when it counts again. */
function applyWithholding(
  usage: UsageCredits,
  { is_held, is_reversed, now }: { is_held: boolean; is_reversed: boolean; now: Date },
): { usage: UsageCredits; entry: NewCreditEntry | null } {
  const { granted_invoice, num_credits, withheld } = usage;
  if (granted_invoice === null || is_held === (withheld !== null)) return { usage, entry: null };
  const withholdings = usage.withholdings + 1;
  const balance_after = is_held ? 0 : num_credits + (withheld ?? 0);
  const entry = entryOf(`withheld_${granted_invoice}_${withholdings}`, {
    at: now,
    kind: is_reversed || !is_held ? 'refund' : 'reset',
    delta: balance_after - num_credits,
    balance_after,
    ref: granted_invoice,
  });
  const changed = { num_credits: balance_after, withheld: is_held ? num_credits : null };
  return { usage: { ...usage, ...changed, withholdings }, entry };
}

/**
 * Brings a balance to what the payment provider's truth says, and explains each step with an
 * entry. The youngest paid period's invoice sets the balance to its plan's allowance; while
 * that payment is reversed, or no plan is in force, what is left of it is withheld. Depends on
 * the present truth alone, so news that comes late, twice or in another order ends the same.
 * Proration invoices and those of an older period change nothing.
 */
export function settleCredits(settling: Settling): {
  usage: UsageCredits;
  entries: NewCreditEntry[];
} {
  const { billing, subscription, now } = settling;
  const grant = newGrant(settling);
  const granted = grant && applyGrant(settling.usage, grant, now);
  const before = granted?.usage ?? settling.usage;

  const invoice = billing.invoices.find(({ id }) => id === before.granted_invoice);
  const is_reversed = invoice !== undefined && isReversed(invoice);
  const inForce = subscription?.is_in_force ? subscription : null;
  const is_held = is_reversed || !inForce;
  const { usage, entry } = applyWithholding(before, { is_held, is_reversed, now });

  const renews = inForce?.document.status === 'active' && !inForce.source.cancel_at_period_end;
  const terms = {
    monthly_allowance: inForce ? allowanceOf(invoice?.plan ?? inForce.source.plan) : 0,
    subscription_id: inForce?.source.id ?? null,
    reset_anchor_at: inForce?.source.anchor_at ?? null,
    resets_at: inForce && renews ? inForce.source.period_end : null,
  };
  const entries = [granted?.entry, entry].filter((one) => one != null);
  return { usage: { ...usage, ...terms }, entries };
}
