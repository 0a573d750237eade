import type { CustomerBilling } from '@vibes/core/plan/customer-billing';
import type { PlanName } from '@vibes/core/plan/plan';

/** Ids the provider knows the payer by, beside the customer. */
export interface CheckoutRequest {
  uid: string;
  customer_id: string;
  plan: PlanName;
  /** Pages of the app, already checked. */
  success_url: string;
  cancel_url: string;
  /** The affiliate tracker's id of the visitor. */
  tolt_referral: string | null;
  /** The same key never opens two pay pages. */
  idempotency_key: string;
}

/** The ids in an event of the provider. Nothing else in it is used. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event that names no customer. */
  customer_id: string | null;
  /** The payment it is about. A dispute names nothing else; `customerOf` finds its customer. */
  charge_id: string | null;
}

/** The state of a pay page. */
export type Checkout =
  | { state: 'open'; url: string; success_url: string; cancel_url: string }
  | { state: 'complete' | 'expired' };

/**
 * The card payment provider. Every method but `readEvent` asks it over the network, so none is
 * called inside a write. A provider that cannot be reached, or is at fault, throws
 * `AppError('timeout')` with a sentence that says nothing was charged.
 */
export interface PaymentProvider {
  /**
   * The customer of a user, made when there is none: the oldest one with the uid, also when many
   * calls ask at once.
   */
  ensureCustomer: (person: {
    uid: string;
    email: string;
    name: string;
    tolt_referral: string | null;
  }) => Promise<{ customer_id: string }>;
  /** The uid of a customer; null when it is none of ours or was deleted. */
  ownerOf: (customer_id: string) => Promise<string | null>;
  /** The customer of a payment; null when it has none, or is not known. */
  customerOf: (charge_id: string) => Promise<string | null>;
  /** The current state of a customer, read from the provider. */
  readBilling: (customer_id: string) => Promise<CustomerBilling>;
  /** Opens a pay page. `conflict`: the key was used for another one; take a new key. */
  openCheckout: (
    request: CheckoutRequest,
  ) => Promise<{ session_id: string; url: string } | 'conflict'>;
  /** The current state of a pay page. */
  readCheckout: (session_id: string) => Promise<Checkout>;
  /** Closes a pay page, so that nobody pays on it any more. Returns its state then. */
  closeCheckout: (session_id: string) => Promise<'expired' | 'complete'>;
  /** Ends every subscription of a customer now, without a refund. None is left running after it. */
  endSubscriptions: (customer_id: string) => Promise<void>;
  /** The address of the page where a card is changed or a plan ended. */
  openPortal: (input: { customer_id: string; return_url: string }) => Promise<{ url: string }>;
  /**
   * Events of some kinds, within a time, that an address did not take: the newest hundred at most. The
   * provider does not say which address it was.
   */
  undelivered: (asked: {
    types: readonly string[];
    after: Date;
    until: Date;
  }) => Promise<PaymentEvent[]>;
  /**
   * The event in a signed request, or null when the signature, or its time by the clock port (five
   * minutes), is not right.
   */
  readEvent: (request: { body: Buffer; signature: string; now: Date }) => PaymentEvent | null;
}
