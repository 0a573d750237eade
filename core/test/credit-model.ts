import type { CustomerBilling, ProviderInvoice } from '../src/plan/customer-billing.ts';

const ALLOWANCES: Record<string, number> = { Starter: 250, Growth: 1000, Scale: 5000 };

/** Larger for the younger period; the invoice's id decides between equals. */
const ageKey = ({ period_start, created_at, id }: ProviderInvoice) =>
  `${period_start.toISOString()} ${created_at.toISOString()} ${id}`;

const wentBack = ({ amount_paid, amount_refunded, is_disputed }: ProviderInvoice) =>
  is_disputed || (amount_paid > 0 && amount_refunded >= amount_paid);

/** Which invoice a balance comes from, written again from the rule of docs/billing.md. */
function standsOn(
  { invoices }: CustomerBilling,
  { served, now }: { served: string | null; now: Date },
): ProviderInvoice | null {
  let last: ProviderInvoice | null = null;
  let best: ProviderInvoice | null = null;
  for (const one of invoices) {
    if (one.state !== 'paid' || one.reason === 'other' || !one.plan) continue;
    if (!last || ageKey(one) > ageKey(last)) last = one;
    const runs = one.period_end.getTime() > now.getTime();
    if (runs && !wentBack(one) && (!best || ageKey(one) > ageKey(best))) best = one;
  }
  if (served === null || !last) return null;
  if (!wentBack(last) && last.subscription_id === served) return last;
  return best;
}

/**
 * The balance in closed form: a period's allowance less all that was captured since its invoice was
 * first visible. Keeps nothing of balances, entries or the order of syncs.
 */
export function creditModel(trial: number) {
  const seen = new Map<string, number>();
  let captured = 0;
  return {
    captured: (count: number) => (captured += count),
    /** The balance by the provider's state before the next capture. */
    balance(billing: CustomerBilling, at: { served: string | null; now: Date }): number {
      for (const { id, state } of billing.invoices) {
        if (state === 'paid' && !seen.has(id)) seen.set(id, captured);
      }
      const grants = billing.invoices.filter(
        ({ state, reason, plan }) => state === 'paid' && reason !== 'other' && plan,
      );
      if (grants.length === 0) return trial - captured;
      const on = standsOn(billing, at);
      if (!on) return 0;
      const spent = captured - (seen.get(on.id) ?? 0);
      return Math.max(0, (ALLOWANCES[on.plan ?? ''] ?? 0) - spent);
    },
  };
}
