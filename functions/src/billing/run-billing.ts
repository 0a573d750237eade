import { settleCredits } from '@vibes/core/credit/settle-credits';
import { paths } from '@vibes/core/firestore/paths';
import { billingCustomerSchema, nextLook } from '@vibes/core/plan/billing-customer';
import type { CustomerBilling, ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { settleSubscriptions } from '@vibes/core/plan/settle-subscription';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { Pause } from '../ports/pause.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Randomness } from '../ports/randomness.ts';
import { commissionWrites } from './commission-writes.ts';
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

interface Unclosed {
  uid: string;
  invoices: ProviderInvoice[];
  /** Number of the look, and when it is repeated as it stands. */
  looks: number;
  unfinished_at: Date;
  due_at: Date | null;
}

/**
 * Books the referrer's share and says when to look next, in one write. Not when somebody else has
 * looked meanwhile: they asked later, and book it, or leave the account due. A time that a door
 * has set meanwhile, for what happens behind it, stays.
 */
async function closeLook(
  { documents, clock }: BillingPorts,
  { uid, invoices, looks, unfinished_at, due_at }: Unclosed,
): Promise<void> {
  const path = paths.stripeCustomer(uid);
  for (;;) {
    const [stored] = await documents.getAll([path]);
    if (!stored?.data) return;
    const record = billingCustomerSchema.parse(stored.data);
    if (record.looks !== looks) return;
    const isUnmoved = record.due_at?.getTime() === unfinished_at.getTime();
    const data = { due_at: isUnmoved ? (due_at ?? undefined) : record.due_at };
    const closed = await documents.commit([
      { kind: 'update', path, data, if_version: stored.version },
      ...(await commissionWrites(documents, { uid, invoices, now: clock() })),
    ]);
    if (closed === 'committed') return;
  }
}

/** One look. `conflict`: the account has moved since it was loaded, and nothing was written. */
async function look(
  ports: BillingPorts,
  { uid, facts }: { uid: string; facts: BillingFacts },
): Promise<'committed' | 'conflict'> {
  const { documents, clock, payments } = ports;
  const billing = await payments.readBilling(facts.record.customer_id);
  const change = decide(facts, billing, clock());
  if (!facts.is_referred) return saveBilling(documents, { uid, facts, change });

  const unfinished_at = unfinishedAt(change.due_at, clock());
  const unfinished = { ...change, due_at: unfinished_at };
  const saved = await saveBilling(documents, { uid, facts, change: unfinished });
  if (saved === 'conflict') return saved;
  const { invoices } = billing;
  const looks = looksAfter(facts.record);
  await closeLook(ports, { uid, invoices, looks, unfinished_at, due_at: change.due_at });
  return saved;
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
    if ((await look(ports, { uid, facts })) === 'committed') return;
    const [chance = 0] = ports.randomness.bytes(1);
    await ports.pause((chance / 255) * Math.min(LONGEST_PAUSE, 50 * attempt));
  }
  throw new Error('billing_conflicts');
}
