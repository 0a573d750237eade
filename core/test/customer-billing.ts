import type { ProviderInvoice, ProviderSubscription } from '../src/plan/customer-billing.ts';

export const day = (text: string) => new Date(`2026-${text}T12:00:00Z`);

/** A subscription of January 5, in its first period. */
export const subscriptionOf = (
  fields: Partial<ProviderSubscription> = {},
): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'Starter',
  price: 1900,
  created_at: day('01-05'),
  anchor_at: day('01-05'),
  period_end: day('02-05'),
  cancel_at_period_end: false,
  ended_at: null,
  ...fields,
});

/** Its first invoice, paid. */
export const invoiceOf = (fields: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  subscription_id: 'sub_1',
  reason: 'create',
  state: 'paid',
  plan: 'Starter',
  period_start: day('01-05'),
  period_end: day('02-05'),
  created_at: day('01-05'),
  amount_paid: 1900,
  amount_refunded: 0,
  is_disputed: false,
  ...fields,
});

/** The invoice of the second period, paid. */
export const renewalOf = (fields: Partial<ProviderInvoice> = {}): ProviderInvoice =>
  invoiceOf({
    id: 'in_2',
    reason: 'cycle',
    period_start: day('02-05'),
    period_end: day('03-05'),
    created_at: day('02-05'),
    ...fields,
  });
