import { spendCredit } from '@vibes/core/credit/spend-credit';
import { usageCreditsSchema } from '@vibes/core/credit/credit-entry';
import {
  creditEntryDocument,
  stripeCustomerDocument,
  subscriptionDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { billingCustomerSchema } from '@vibes/core/plan/billing-customer';
import type { PlanName } from '@vibes/core/plan/plan';
import { adoptCustomer } from '../src/billing/adopt-customer.ts';
import type { BillingPorts } from '../src/billing/run-billing.ts';
import { runBillingSweep } from '../src/billing/run-billing-sweep.ts';
import { runPaymentEvent } from '../src/billing/run-payment-event.ts';
import { localStripe } from './local-stripe.ts';
import type { PaymentEvent } from '../src/ports/payment-provider.ts';
import { memoryWorld } from './memory-world.ts';
import { watchedLedger } from './watched-ledger.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * An open account and the stand-in for Stripe, both on one clock. The account's ledger is
 * checked against its balance at every write.
 */
export async function billingHarness({
  trial_credits = 10,
  referred_by = null as string | null,
} = {}) {
  const world = await memoryWorld({ trial_credits });
  const { uid } = world;
  const usage = usageCreditsDocument.path(uid);
  const ledger = watchedLedger(world.documents, {
    usage,
    entries: creditEntryDocument.collection(uid),
  });
  ledger.written.balance = trial_credits;
  const { documents } = ledger;
  const payments = localStripe(world.ports);
  const faults: { uid: string; error: unknown }[] = [];
  const ports: BillingPorts = {
    ...world.ports,
    documents,
    payments: payments.provider,
    onFault: (fault) => faults.push(fault),
  };
  if (referred_by) {
    await documents.commit([
      { kind: 'update', path: userDocument.path(uid), data: { referred_by } },
    ]);
  }
  const { customer_id } = await payments.provider.ensureCustomer({
    uid,
    email: 'max@brand.com',
    name: 'Max',
    tolt_referral: null,
  });
  let seen = 0;
  let creators = 0;

  /** As the endpoint to the pay page leaves it. */
  async function openCheckout(plan: PlanName = 'Starter') {
    await adoptCustomer(ports, { uid, customer_id });
    const now = world.ports.clock();
    const checkout = { session_id: 'cs_test', plan, opened_at: now };
    const due_at = new Date(now.getTime() + 60_000);
    await documents.commit([
      { kind: 'update', path: stripeCustomerDocument.path(uid), data: { checkout, due_at } },
    ]);
  }
  const deliver = async (events: PaymentEvent[]) => {
    const ends: string[] = [];
    for (const event of events) ends.push(await runPaymentEvent(ports, event));
    return ends;
  };
  /** Events since the last call, in order. */
  function newEvents(): PaymentEvent[] {
    payments.advance();
    const fresh = payments.events.slice(seen);
    seen = payments.events.length;
    return fresh;
  }
  const sweep = () => {
    const until = new Date(world.ports.clock().getTime() + HOUR);
    return runBillingSweep(ports, { until });
  };
  const stored = (path: string) => world.data(path);

  return {
    ...world,
    /** The account alone: for a phone, whose writes the ledger does not watch. */
    world,
    ports,
    payments,
    harness: payments.harness,
    customer_id,
    faults,
    ledger: ledger.written,
    openCheckout,
    deliver,
    newEvents,
    sweep,
    /** Delivers every new event in order, then runs the sweep. */
    async settle() {
      await deliver(newEvents());
      await sweep();
    },
    usage: () => usageCreditsSchema.parse(stored(usage)),
    subscription: () => stored(subscriptionDocument.path(uid)),
    record: () => billingCustomerSchema.parse(stored(stripeCustomerDocument.path(uid))),
    /** Captures as far as the balance goes, written as a request writes its charge. Returns how many. */
    async capture(count: number): Promise<number> {
      for (let taken = 0; ; taken += 1) {
        const [found] = await documents.getAll([usage]);
        const balance = usageCreditsSchema.parse(found?.data).num_credits;
        const creator_id = `c${creators}`;
        const now = world.ports.clock();
        const charge = spendCredit({ balance, creator_id, creator_name: 'Ann', now });
        if (taken === count || !charge) return taken;
        creators += 1;
        const { id, entry } = charge;
        const data = { num_credits: entry.balance_after };
        await documents.commit([
          { kind: 'create', path: creditEntryDocument.path(uid, id), data: entry },
          { kind: 'update', path: usage, data, if_version: found?.version },
        ]);
      }
    },
  };
}
export type BillingHarness = Awaited<ReturnType<typeof billingHarness>>;
