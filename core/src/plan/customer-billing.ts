import type { PlanName } from './plan.ts';

/** What the payment provider holds of one customer at this moment. Times are `Date`, money is US cents. */
export interface CustomerBilling {
  subscriptions: ProviderSubscription[];
  /** Of every state; drafts are left out. */
  invoices: ProviderInvoice[];
}

export interface ProviderSubscription {
  id: string;
  /** The provider's word: `active`, `past_due`, `unpaid`, `canceled`, `incomplete`, `incomplete_expired` … */
  status: string;
  plan: PlanName;
  /** Cents a month. */
  price: number;
  created_at: Date;
  /** The day that renewals keep. */
  anchor_at: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  ended_at: Date | null;
}

export interface ProviderInvoice {
  id: string;
  subscription_id: string | null;
  /** `create` and `cycle` pay for a whole period; `other` is a proration or made by hand. */
  reason: 'create' | 'cycle' | 'other';
  state: 'paid' | 'open' | 'other';
  /** The plan its line is for; null when it is none of ours. */
  plan: PlanName | null;
  /** The period its line pays for. */
  period_start: Date;
  period_end: Date;
  created_at: Date;
  /** Cents. */
  amount_paid: number;
  /** Cents of `amount_paid` that went back. */
  amount_refunded: number;
  /** The card's owner took the payment back, and has not lost that case. */
  is_disputed: boolean;
}

/** True for a payment that went back whole, by a refund or a dispute. */
export const isReversed = (invoice: ProviderInvoice): boolean =>
  invoice.is_disputed ||
  (invoice.amount_paid > 0 && invoice.amount_refunded >= invoice.amount_paid);

/** Cents of an invoice that stayed with us. */
export const keptCents = (invoice: ProviderInvoice): number =>
  invoice.is_disputed ? 0 : Math.max(0, invoice.amount_paid - invoice.amount_refunded);
