import { settleCredits } from '@vibes/core/credit/settle-credits';
import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { nextPoll } from '@vibes/core/plan/billing-customer';
import type { CustomerBilling, ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { settleSubscriptions } from '@vibes/core/plan/settle-subscription';
import {
  decideAndCommit,
  type CommitPorts,
  type Decision,
  type RetryBounds,
} from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { billingWrites, looksAfter, type BillingChange } from './billing-writes.ts';
import { commissionWrites, loadCommission } from './commission-writes.ts';
import { loadBilling, type BillingFacts } from './load-billing.ts';

/** Each try asks the provider. Then the account is left to the next event, or to the sweep. */
const SYNC_BOUNDS: RetryBounds = { tries: 12, within: 60_000, retries_faults: false };
/** Milliseconds after which a sync that broke off is repeated. */
const UNFINISHED = 10 * 60_000;

export interface BillingPorts extends CommitPorts {
  payments: PaymentProvider;
  /** Called for an account that was left unchanged. */
  onFault: (fault: { uid: string; error: unknown }) => void;
}

/** The state to write to the documents, from the provider's state. */
function decideChange(facts: BillingFacts, billing: CustomerBilling, now: Date): BillingChange {
  const subscriptions = settleSubscriptions(billing, now);
  const subscription = subscriptions[0] ?? null;
  const { usage, entries } = settleCredits({ usage: facts.usage, billing, subscription, now });
  const { checkout } = facts.record;
  const checkout_opened_at = subscription?.is_in_force ? null : (checkout?.opened_at ?? null);
  const due_at = nextPoll({ subscriptions, checkout_opened_at, now });
  return { usage, entries, subscription: subscription?.document ?? null, due_at };
}

/** The earlier of the next poll and the repeat of a sync that breaks off. */
function unfinishedAt(due_at: Date | null, now: Date): Date {
  const repeat = new Date(now.getTime() + UNFINISHED);
  return due_at && due_at < repeat ? due_at : repeat;
}

interface Unclosed {
  uid: string;
  invoices: ProviderInvoice[];
  /** Number of the sync, and when it is repeated if it is not closed. */
  looks: number;
  unfinished_at: Date;
  due_at: Date | null;
}

/**
 * Books the referrer's share and sets the next poll, in one write. Skipped when another sync ran
 * in between: it asked later, and books the share, or leaves the account due. A time that an
 * endpoint has since set, for a page it opened, stays.
 */
function closeSync(
  ports: BillingPorts,
  { uid, invoices, looks, unfinished_at, due_at }: Unclosed,
): Promise<void> {
  const { documents } = ports;
  return decideAndCommit(ports, {
    async read() {
      const [stored] = await loadDocuments(documents, [stripeCustomerDocument.at(uid)]);
      const { path, data: record, version } = stored;
      if (record?.looks !== looks) return null;
      const commission = await loadCommission(documents, { uid, invoices });
      return { path, record, version, commission };
    },
    decide(known, now) {
      if (!known) return { writes: [], result: undefined };
      const { path, record, version, commission } = known;
      const isUnmoved = record.due_at?.getTime() === unfinished_at.getTime();
      const data = { due_at: isUnmoved ? (due_at ?? undefined) : record.due_at };
      const closing = { kind: 'update', path, data, if_version: version } as const;
      return { writes: [closing, ...commissionWrites(commission, now)], result: undefined };
    },
  });
}

/** What is stored and, read after it, the provider's state. */
interface Sync {
  facts: BillingFacts;
  billing: CustomerBilling;
}

/** The writes of a sync. With a referrer a second write closes it; null when it needs none. */
function decideSync(uid: string, { facts, billing }: Sync, now: Date): Decision<Unclosed | null> {
  const change = decideChange(facts, billing, now);
  if (!facts.is_referred) return { writes: billingWrites(uid, { facts, change }), result: null };
  const { due_at } = change;
  const unfinished_at = unfinishedAt(due_at, now);
  const unfinished = { ...change, due_at: unfinished_at };
  const { invoices } = billing;
  return {
    writes: billingWrites(uid, { facts, change: unfinished }),
    result: { uid, invoices, looks: looksAfter(facts.record), unfinished_at, due_at },
  };
}

/**
 * Syncs an account with the provider's state of its customer at this moment: plan, credits, the
 * referrer's share, and the next poll. Safe to repeat and to run in parallel. Throws when the
 * provider cannot be reached, or other writes keep changing the account; nothing is half done.
 */
export async function runBilling(
  ports: BillingPorts,
  { uid, customer_id }: { uid: string; customer_id: string },
): Promise<void> {
  let since: number | null = null;
  const unclosed = await decideAndCommit(ports, {
    async read(): Promise<Sync | null> {
      // Documents first, the provider second: a sync that writes in between has asked no later than
      // this one.
      const facts = await loadBilling(ports.documents, uid);
      if (facts?.record.customer_id !== customer_id) return null;
      const { looks = 0 } = facts.record;
      since ??= looks;
      // The second sync since then began after the first was written, and so after this one began.
      if (looks >= since + 2) return null;
      return { facts, billing: await ports.payments.readBilling(customer_id) };
    },
    decide: (sync, now) => (sync ? decideSync(uid, sync, now) : { writes: [], result: null }),
    bounds: SYNC_BOUNDS,
  });
  if (unclosed) await closeSync(ports, unclosed);
}
