import type { NewCreditEntry, UsageCredits } from '@vibes/core/credit/credit-entry';
import {
  creditEntryDocument,
  stripeCustomerDocument,
  subscriptionDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import type { BillingCustomer } from '@vibes/core/plan/billing-customer';
import type { Subscription } from '@vibes/core/plan/subscription';
import type { DocumentWrite } from '../ports/documents.ts';
import type { BillingFacts } from './load-billing.ts';

/** The state to write to an account's documents. */
export interface BillingChange {
  usage: UsageCredits;
  entries: NewCreditEntry[];
  /** Null when there is no subscription of ours. */
  subscription: Subscription | null;
  due_at: Date | null;
}

/** The number of the sync that follows. */
export const looksAfter = ({ looks = 0 }: BillingCustomer): number => looks + 1;

/** The fields of `after` that differ. */
const changesOf = <T extends object>(before: T, after: T): Partial<T> => {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old.get(field)),
  );
  return Object.fromEntries(changed) as Partial<T>;
};

/** An update of what differs; none when nothing does. */
function updateOf<T extends object>(
  path: string,
  { before, after, if_version }: { before: T; after: T; if_version: unknown },
): DocumentWrite[] {
  const data = changesOf(before, after);
  if (Object.keys(data).length === 0) return [];
  return [{ kind: 'update', path, data, if_version }];
}

function subscriptionWrites(
  uid: string,
  { subscription, versions }: BillingFacts,
  after: Subscription | null,
): DocumentWrite[] {
  const path = subscriptionDocument.path(uid);
  if (!subscription) return after ? [{ kind: 'create', path, data: after }] : [];
  if (!after) return [{ kind: 'delete', path }];
  return updateOf(path, { before: subscription, after, if_version: versions.subscription });
}

/**
 * The writes that bring the documents to `change` at the versions read. `looks` is raised in any
 * case: of two syncs at once, one conflicts.
 */
export function billingWrites(
  uid: string,
  { facts, change }: { facts: BillingFacts; change: BillingChange },
): DocumentWrite[] {
  const { record, usage, versions } = facts;
  const changes: Partial<BillingCustomer> = {
    looks: looksAfter(record),
    due_at: change.due_at ?? undefined,
  };
  return [
    {
      kind: 'update',
      path: stripeCustomerDocument.path(uid),
      data: changes,
      if_version: versions.record,
    },
    ...updateOf(usageCreditsDocument.path(uid), {
      before: usage,
      after: change.usage,
      if_version: versions.usage,
    }),
    ...change.entries.map(({ id, entry }): DocumentWrite => ({
      kind: 'create',
      path: creditEntryDocument.path(uid, id),
      data: entry,
    })),
    ...subscriptionWrites(uid, facts, change.subscription),
  ];
}
