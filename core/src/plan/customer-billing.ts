import type { PlanName } from './plan.ts';

/** The payment provider's current state of one customer. Times are `Date`, money is US cents. */
export interface CustomerBilling {
  subscriptions: ProviderSubscription[];
  /** Invoices of every state but drafts. */
  invoices: ProviderInvoice[];
}

export interface ProviderSubscription {
  id: string;
  /**
   * The provider's status: `active`, `past_due`, `unpaid`, `canceled`, `incomplete`,
   * `incomplete_expired` …
   */
  status: string;
  plan: PlanName;
  /** Cents a month. */
  price: number;
  created_at: Date;
  /** The day of the month of renewals. */
  anchor_at: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  ended_at: Date | null;
}

export interface ProviderInvoice {
  id: string;
  subscription_id: string | null;
  /** `create` and `cycle` pay for a whole period; `other` is a proration or was made by hand. */
  reason: 'create' | 'cycle' | 'other';
  state: 'paid' | 'open' | 'other';
  /** The plan of its line; null when it is none of ours. */
  plan: PlanName | null;
  /** The period its line pays for. */
  period_start: Date;
  period_end: Date;
  created_at: Date;
  /** Cents. */
  amount_paid: number;
  /** Cents of `amount_paid` that were returned. */
  amount_refunded: number;
  /** The card's owner disputed the payment, and has not lost the dispute. */
  is_disputed: boolean;
}

/** True for a payment that was returned in full, by a refund or a dispute. */
export const isReversed = (invoice: ProviderInvoice): boolean =>
  invoice.is_disputed ||
  (invoice.amount_paid > 0 && invoice.amount_refunded >= invoice.amount_paid);

/** Cents of an invoice that were paid and not returned. */
export const keptCents = (invoice: ProviderInvoice): number =>
  invoice.is_disputed ? 0 : Math.max(0, invoice.amount_paid - invoice.amount_refunded);
