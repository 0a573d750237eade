import type { StripeEvent } from './stripe-event.ts';

/**
 * All data of the stand-in, oldest first; plain JSON, so that a file can hold it. Times are Unix
 * seconds, amounts US cents.
 */
export interface Account {
  settings: Settings;
  customers: Customer[];
  products: Product[];
  prices: Price[];
  sessions: CheckoutSession[];
  portals: PortalSession[];
  portal_configurations: PortalConfiguration[];
  webhook_endpoints: WebhookEndpoint[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: StripeEvent[];
  /** The answers to requests with an idempotency key, by key. */
  replies: Record<string, KeptReply>;
}

interface Settings {
  /** Seconds that the invoice of a renewal stays a draft; an hour at Stripe. */
  draft_seconds: number;
  /** Days after the first failure on which a card is tried again. */
  retry_days: number[];
}

export type Card = 'good' | 'declined';
export type Metadata = Record<string, string>;

interface Kept {
  id: string;
  created: number;
}

export interface Customer extends Kept {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** What the next invoices are charged to; null before the first payment. */
  card: Card | null;
  /** Negative when the next invoices are reduced by it. */
  balance: number;
}

export interface Product extends Kept {
  name: string;
  metadata: Metadata;
}

export interface Price extends Kept {
  product_id: string;
  unit_amount: number;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  is_active: boolean;
}

export interface CheckoutSession extends Kept {
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  customer_id: string;
  client_reference_id: string | null;
  metadata: Metadata;
  /** The metadata of the subscription that it creates. */
  subscription_metadata: Metadata;
  price_id: string;
  success_url: string;
  cancel_url: string | null;
  url: string;
  subscription_id: string | null;
}

export interface PortalSession extends Kept {
  configuration_id: string;
  customer_id: string;
  return_url: string | null;
  url: string;
}

export interface PortalConfiguration extends Kept {
  is_active: boolean;
  /** Saved in the dashboard: used where a session names no other. */
  is_default: boolean;
  metadata: Metadata;
}

export interface WebhookEndpoint extends Kept {
  url: string;
  enabled_events: string[];
  is_enabled: boolean;
  metadata: Metadata;
}

export interface Subscription extends Kept {
  item_id: string;
  customer_id: string;
  price_id: string;
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired';
  metadata: Metadata;
  /** The day and time of day of renewals. */
  anchor: number;
  period_start: number;
  period_end: number;
  /** The portal sets this alone, the API both: flexible billing mode. */
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice_id: string | null;
}

export interface InvoiceLine {
  id: string;
  amount: number;
  description: string;
  price_id: string;
  period: { start: number; end: number };
  is_proration: boolean;
}

export interface Invoice extends Kept {
  customer_id: string;
  subscription_id: string;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'draft' | 'open' | 'paid' | 'void';
  lines: InvoiceLine[];
  period: { start: number; end: number };
  amount_due: number;
  amount_paid: number;
  /** When a draft is finalized. */
  finalizes_at: number | null;
  attempt_count: number;
  first_failed_at: number | null;
  next_attempt_at: number | null;
  /** Null when nothing had to be paid. */
  payment_intent_id: string | null;
}

export interface Charge extends Kept {
  customer_id: string;
  payment_intent_id: string;
  amount: number;
  amount_refunded: number;
  is_disputed: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Kept {
  charge_id: string;
  amount: number;
}

export interface Dispute extends Kept {
  charge_id: string;
  amount: number;
  status: 'needs_response' | 'won' | 'lost';
}

export interface KeptReply {
  at: number;
  /** Identifies the request; another one under the same key is refused. */
  fingerprint: string;
  status: number;
  body: string;
}

export const newAccount = (): Account => ({
  settings: { draft_seconds: 0, retry_days: [3, 5, 7] },
  customers: [],
  products: [],
  prices: [],
  sessions: [],
  portals: [],
  portal_configurations: [],
  webhook_endpoints: [],
  subscriptions: [],
  invoices: [],
  charges: [],
  refunds: [],
  disputes: [],
  events: [],
  replies: {},
});

/** The account and the time, in Unix seconds, that every rule works on. */
export interface At {
  account: Account;
  now: number;
}
