import {
  creditEntryDocument,
  stripeCustomerDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';
import { runBillingSweep } from './run-billing-sweep.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
  await at.openCheckout();
});

/** More accounts like the first, each with a customer and a subscription. */
async function openMore(count: number): Promise<string[]> {
  const {
    [userDocument.path(at.uid)]: user = {},
    [usageCreditsDocument.path(at.uid)]: usage = {},
    [stripeCustomerDocument.path(at.uid)]: record = {},
  } = at.documents.dump();
  const uids = Array.from({ length: count }, (_, number) => `u${String(number).padStart(3, '0')}`);
  for (const uid of uids) {
    const { customer_id } = await at.payments.provider.ensureCustomer({
      uid,
      email: `${uid}@example.com`,
      name: '',
      tolt_referral: null,
    });
    await at.documents.commit([
      { kind: 'create', path: userDocument.path(uid), data: user },
      { kind: 'create', path: usageCreditsDocument.path(uid), data: usage },
      { kind: 'create', path: stripeCustomerDocument.path(uid), data: { ...record, customer_id } },
    ]);
    at.harness.buy(customer_id);
  }
  return uids;
}
/** How many accounts have which balance in how many entries. */
function balances(uids: string[]): Record<string, number> {
  const all = at.documents.dump();
  const counts: Record<string, number> = {};
  for (const uid of uids) {
    const entries = Object.keys(all).filter((path) =>
      path.startsWith(creditEntryDocument.collection(uid)),
    );
    const balance = all[usageCreditsDocument.path(uid)]?.['num_credits'];
    const name = `${String(balance)} in ${entries.length}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
const dueOf = (uid: string) => at.data(stripeCustomerDocument.path(uid))?.['due_at'];

describe('the sweep', () => {
  it('syncs no account before its time', async () => {
    expect(await at.sweep()).toEqual({ looked: 0, failed: 0 });
  });

  it('syncs more accounts than a page holds, each once', async () => {
    const uids = await openMore(230);
    at.later(60_000);
    expect(await at.sweep()).toEqual({ looked: 231, failed: 0 });
    expect(balances(uids)).toEqual({ '250 in 1': 230 });
    expect(await at.sweep()).toEqual({ looked: 0, failed: 0 });
  });

  it('three times at once books each account once', async () => {
    const uids = await openMore(12);
    at.later(60_000);
    await Promise.all([at.sweep(), at.sweep(), at.sweep()]);
    expect(balances(uids)).toEqual({ '250 in 1': 12 });
    expect(at.faults).toEqual([]);
  });

  it('begins no account after its time, and the next one continues', async () => {
    await openMore(3);
    at.later(60_000);
    const until = at.ports.clock();
    expect(await runBillingSweep(at.ports, { until })).toEqual({ looked: 0, failed: 0 });
    expect(await at.sweep()).toEqual({ looked: 4, failed: 0 });
  });

  it('ends the same when cut off after any number of calls', async () => {
    const uids = await openMore(3);
    at.later(60_000);
    const { commit } = at.ports.documents;
    for (let allowed = 0; allowed < 5; allowed += 1) {
      let left = allowed;
      at.ports.documents.commit = (writes) =>
        (left -= 1) < 0 ? Promise.reject(new Error('killed')) : commit(writes);
      await at.sweep();
    }
    at.ports.documents.commit = commit;
    at.later(HOUR);
    await at.sweep();
    expect(balances(uids)).toEqual({ '250 in 1': 3 });
  });

  it('reports one that fails, postpones it ten minutes and continues with the others', async () => {
    const [broken = '', ...others] = await openMore(4);
    const data = { num_credits: 'many' };
    await at.write('update', usageCreditsDocument.path(broken), data);
    at.later(60_000);
    expect(await at.sweep()).toEqual({ looked: 4, failed: 1 });
    expect(at.faults.map(({ uid }) => uid)).toEqual([broken]);
    expect(balances(others)).toEqual({ '250 in 1': 3 });
    expect(dueOf(broken)).toEqual(new Date(at.ports.clock().getTime() + 600_000));
    expect(await at.sweep()).toEqual({ looked: 0, failed: 0 });
  });

  it('ends while the provider is unreachable, and finds everything when it is back', async () => {
    const uids = await openMore(3);
    at.later(60_000);
    at.payments.faults.down = true;
    expect(await at.sweep()).toEqual({ looked: 0, failed: 4 });
    at.payments.faults.down = false;
    at.later(10 * 60_000);
    expect(await at.sweep()).toEqual({ looked: 4, failed: 0 });
    expect(balances(uids)).toEqual({ '250 in 1': 3 });
  });

  it('stops polling an account that is gone', async () => {
    await at.write('delete', userDocument.path(at.uid));
    at.later(60_000);
    expect(await at.sweep()).toEqual({ looked: 1, failed: 0 });
    expect(dueOf(at.uid)).toBeUndefined();
  });

  it('finds a bill that was paid after the days of grace, though no event came', async () => {
    const id = at.harness.buy(at.customer_id);
    at.harness.changeCard(id, 'declined');
    at.later(31 * DAY + 2 * HOUR);
    await at.settle();
    at.later(8 * DAY);
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 0, subscription_id: null });
    at.harness.payLate(id);
    at.later(DAY);
    await at.sweep();
    expect(at.subscription()).toMatchObject({ status: 'active' });
    expect(at.usage()).toMatchObject({ num_credits: 250, subscription_id: id });
  });

  it('polls for a payment on the pay page for a day, and then stops', async () => {
    let syncs = 0;
    for (let minutes = 0; minutes < 26 * 60; minutes += 1) {
      at.later(60_000);
      syncs += (await at.sweep()).looked;
    }
    // Nine minutes, then every ten to the hour, then every hour.
    expect(syncs).toBeGreaterThan(30);
    expect(syncs).toBeLessThan(50);
    expect(dueOf(at.uid)).toBeUndefined();
    at.later(30 * DAY);
    expect(await at.sweep()).toEqual({ looked: 0, failed: 0 });
  });
});
