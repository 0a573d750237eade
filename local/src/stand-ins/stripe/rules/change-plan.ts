import type { At, InvoiceLine, Subscription } from '../account/account.ts';
import { priceOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { draftInvoice, finalize } from './bill.ts';
import { update } from './change-subscription.ts';
import { collect } from './collect.ts';

/**
 * Changes the plan from now on: the rest of the period is refunded at the old price and billed at
 * the new.
 */
export function changePlan(at: At, subscription: Subscription, price_id: string): void {
  const { account, now } = at;
  const { period_start, period_end } = subscription;
  const left = (period_end - now) / (period_end - period_start);
  const line = (id: string, sign: 1 | -1, description: string): InvoiceLine => ({
    id: newId('il'),
    amount: sign * Math.round(priceOf(account, id).unit_amount * left),
    description,
    price_id: id,
    period: { start: now, end: period_end },
    is_proration: true,
  });
  const lines = [
    line(subscription.price_id, -1, 'Unused time of the plan before'),
    line(price_id, 1, 'Remaining time of the new plan'),
  ];
  update(at, subscription, { price_id });
  const invoice = draftInvoice(at, {
    subscription,
    reason: 'subscription_update',
    lines,
    period: { start: period_start, end: now },
    finalizes_at: null,
  });
  finalize(at, invoice);
  collect(at, invoice);
}
