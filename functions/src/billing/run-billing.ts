import { settleCredits } from '@vibes/core/credit/settle-credits';
import { paths } from '@vibes/core/firestore/paths';
import { billingCustomerSchema, nextLook } from '@vibes/core/plan/billing-customer';
import type { CustomerBilling } from '@vibes/core/plan/customer-billing';
import { settleSubscriptions } from '@vibes/core/plan/settle-subscription';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { Pause } from '../ports/pause.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Randomness } from '../ports/randomness.ts';
import { bookCommissions } from './book-commissions.ts';
import { loadBilling, type BillingFacts } from './load-billing.ts';
import { looksAfter, saveBilling, type BillingChange } from './save-billing.ts';

/** Looks at one account before it is left to the next news, or to the sweep. */
const MOST_TRIES = 12;
const LONGEST_PAUSE = 800;
/** Milliseconds after which a look is repeated that has not come to its end. */
const UNFINISHED = 10 * 60_000;

export interface BillingPorts {
  documents: Documents;
  clock: Clock;
  payments: PaymentProvider;
  pause: Pause;
  randomness: Randomness;
  /** Hears of an account that was left as it is. */
  onFault: (fault: { uid: string; error: unknown }) => void;
}

/** What the documents are to say, by the provider's truth. */
function decide(facts: BillingFacts, billing: CustomerBilling, now: Date): BillingChange {
  const subscriptions = settleSubscriptions(billing, now);
  const subscription = subscriptions[0] ?? null;
  const { usage, entries } = settleCredits({ usage: facts.usage, billing, subscription, now });
  const { checkout } = facts.record;
  const checkout_opened_at = subscription?.is_in_force ? null : (checkout?.opened_at ?? null);
  const due_at = nextLook({ subscriptions, checkout_opened_at, now });
  return { usage, entries, subscription: subscription?.document ?? null, due_at };
}

/** The earlier of the next look and the repeat of one that breaks off. */
function unfinishedAt(due_at: Date | null, now: Date): Date {
  const repeat = new Date(now.getTime() + UNFINISHED);
  return due_at && due_at < repeat ? due_at : repeat;
}

/** Says when to look next, unless somebody else has looked meanwhile: they asked later. */
async function closeLook(
  { documents }: BillingPorts,
  { uid, looks, due_at }: { uid: string; looks: number; due_at: Date | null },
): Promise<'committed' | 'conflict'> {
  const path = paths.stripeCustomer(uid);
  const [stored] = await documents.getAll([path]);
  if (!stored?.data) return 'committed';
  if (billingCustomerSchema.parse(stored.data).looks !== looks) return 'conflict';
  const data = { due_at: due_at ?? undefined };
  return documents.commit([{ kind: 'update', path, data, if_version: stored.version }]);
}

/** One look. `overtaken`: it was written, and then somebody else had looked before it ended. */
async function look(
  ports: BillingPorts,
  { uid, facts }: { uid: string; facts: BillingFacts },
): Promise<'committed' | 'conflict' | 'overtaken'> {
  const { documents, clock, payments } = ports;
  const asked_at = clock();
  const billing = await payments.readBilling(facts.record.customer_id);
  const change = decide(facts, billing, clock());
  if (!facts.is_referred) return saveBilling(documents, { uid, facts, change });

  const due_at = unfinishedAt(change.due_at, clock());
  const saved = await saveBilling(documents, { uid, facts, change: { ...change, due_at } });
  if (saved === 'conflict') return saved;
  await bookCommissions(ports, { uid, invoices: billing.invoices, asked_at });
  const looks = looksAfter(facts.record);
  const closed = await closeLook(ports, { uid, looks, due_at: change.due_at });
  return closed === 'conflict' ? 'overtaken' : closed;
}

/**
 * Brings an account to what the provider says of its customer at this moment: plan, credits,
 * the referrer's share, and when to look again. Safe to repeat and to run beside itself. Throws
 * when the provider cannot be reached, or others keep moving the account; nothing is half done.
 */
export async function runBilling(
  ports: BillingPorts,
  { uid, customer_id }: { uid: string; customer_id: string },
): Promise<void> {
  let since: number | null = null;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    // Documents first, the truth second: whoever writes in between has asked no later than this.
    const facts = await loadBilling(ports.documents, uid);
    if (facts?.record.customer_id !== customer_id) return;
    const { looks = 0 } = facts.record;
    since ??= looks;
    // The second look since then began after the first was written, and so after this one began.
    if (looks >= since + 2) return;
    const end = await look(ports, { uid, facts });
    if (end === 'committed') return;
    if (end === 'overtaken') since = null;
    const [chance = 0] = ports.randomness.bytes(1);
    await ports.pause((chance / 255) * Math.min(LONGEST_PAUSE, 50 * attempt));
  }
  throw new Error('billing_conflicts');
}
