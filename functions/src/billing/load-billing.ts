import { userAccountSchema } from '@vibes/core/account/user-account';
import { usageCreditsSchema, type UsageCredits } from '@vibes/core/credit/credit-entry';
import {
  stripeCustomerDocument,
  subscriptionDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { billingCustomerSchema, type BillingCustomer } from '@vibes/core/plan/billing-customer';
import { subscriptionSchema, type Subscription } from '@vibes/core/plan/subscription';
import type { Documents } from '../ports/documents.ts';

/** What is stored of an account's plan and credits, and the versions a write must still find. */
export interface BillingFacts {
  record: BillingCustomer;
  usage: UsageCredits;
  subscription: Subscription | null;
  /** Came by somebody's link, so that invoices are shared. */
  is_referred: boolean;
  versions: { record: unknown; usage: unknown; subscription: unknown };
}

/** One round trip. Null when the account is not open, or has never been to the pay page. */
export async function loadBilling(documents: Documents, uid: string): Promise<BillingFacts | null> {
  const [user, record, usage, subscription] = await documents.getAll([
    userDocument.path(uid),
    stripeCustomerDocument.path(uid),
    usageCreditsDocument.path(uid),
    subscriptionDocument.path(uid),
  ]);
  if (!user?.data || !record?.data) return null;
  return {
    record: billingCustomerSchema.parse(record.data),
    usage: usageCreditsSchema.parse(usage?.data),
    subscription: subscription?.data ? subscriptionSchema.parse(subscription.data) : null,
    is_referred: userAccountSchema.parse(user.data).referred_by !== null,
    versions: {
      record: record.version,
      usage: usage?.version,
      subscription: subscription?.version,
    },
  };
}
