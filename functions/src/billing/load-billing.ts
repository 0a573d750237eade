import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import {
  stripeCustomerDocument,
  subscriptionDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import type { Subscription } from '@vibes/core/plan/subscription';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';

/** What is stored of an account's plan and credits, with the versions that the writes require. */
export interface BillingFacts {
  record: BillingCustomer;
  usage: UsageCredits;
  subscription: Subscription | null;
  /** Has a referrer, who gets a share of the invoices. */
  is_referred: boolean;
  versions: { record: unknown; usage: unknown; subscription: unknown };
}

/** One round trip. Null when the account is not open, or has never opened a pay page. */
export async function loadBilling(documents: Documents, uid: string): Promise<BillingFacts | null> {
  const [user, record, usage, subscription] = await loadDocuments(documents, [
    userDocument.at(uid),
    stripeCustomerDocument.at(uid),
    usageCreditsDocument.at(uid),
    subscriptionDocument.at(uid),
  ]);
  if (!user.data || !record.data) return null;
  return {
    record: record.data,
    usage: mustExist(usage),
    subscription: subscription.data,
    is_referred: user.data.referred_by !== null,
    versions: {
      record: record.version,
      usage: usage.version,
      subscription: subscription.version,
    },
  };
}
