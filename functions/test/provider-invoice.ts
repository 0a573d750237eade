import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';

const START = new Date('2026-05-01T12:00:00Z');
const END = new Date('2026-06-01T12:00:00Z');

/** A paid invoice of the Starter plan, as the provider returns it. */
export const providerInvoice = (change: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  subscription_id: 'sub_1',
  reason: 'create',
  state: 'paid',
  plan: 'Starter',
  period_start: START,
  period_end: END,
  created_at: START,
  amount_paid: 1900,
  amount_refunded: 0,
  is_disputed: false,
  ...change,
});
