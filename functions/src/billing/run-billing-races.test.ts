import {
  referralCodeDocument,
  referralEntryDocument,
  referralSummaryDocument,
  stripeCustomerDocument,
  stripeEventDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';
import { ANN, BOB, phone } from '../../test/phone.ts';
import { runBilling } from './run-billing.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
  await at.openCheckout();
});

const june = new Date('2026-06-01T12:00:00Z');

describe('two syncs at once', () => {
  it('never write an older state over a younger one, though the younger changed nothing', async () => {
    const id = at.harness.buy(at.customer_id);
    await at.settle();
    at.harness.cancel(id, 'at_period_end');
    // The first has its answer; before it writes, the person resumes and the second syncs.
    at.payments.faults.beforeAnswer = async () => {
      at.harness.resume(id);
      await runBilling(at.ports, at);
    };
    await runBilling(at.ports, at);
    expect(at.subscription()).toMatchObject({ cancel_at_period_end: false });
    expect(at.usage()).toMatchObject({ resets_at: june });
  });

  it('lose no capture made while the provider was asked', async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    at.later(31 * DAY + HOUR);
    at.payments.faults.beforeAnswer = async () => {
      await at.capture(7);
    };
    await runBilling(at.ports, at);
    expect(at.usage().num_credits).toBe(250);
    expect(at.entries().filter(({ kind }) => kind === 'capture')).toHaveLength(7);
  });

  it('share the balance with requests at the same moment, to the credit', async () => {
    const { requestCapture } = phone(at.world);
    at.harness.buy(at.customer_id);
    const ports = { ...at.ports, documents: at.world.ports.documents };
    const requests = Promise.all([requestCapture({ url: ANN }), requestCapture({ url: BOB })]);
    await Promise.all([runBilling(ports, at), requests, runBilling(ports, at)]);
    const entries = at.entries();
    expect(entries.filter(({ kind }) => kind === 'capture')).toHaveLength(2);
    expect(entries.filter(({ kind }) => kind === 'grant')).toHaveLength(2);
    const sum = entries.reduce((total, { delta }) => total + delta, 0);
    expect(at.usage().num_credits).toBe(sum);
    expect([248, 249, 250]).toContain(sum);
  });

  it('give up after some tries, with nothing half done', async () => {
    at.harness.buy(at.customer_id);
    const interfere = async () => {
      at.payments.faults.beforeAnswer = interfere;
      const data = { checkouts: at.record().checkouts + 1 };
      await at.write('update', stripeCustomerDocument.path(at.uid), data);
    };
    at.payments.faults.beforeAnswer = interfere;
    await expect(runBilling(at.ports, at)).rejects.toMatchObject({
      code: 'timeout',
      log: 'too_many_conflicts',
    });
    expect(at.usage().num_credits).toBe(10);
    expect(at.subscription()).toBeUndefined();
  });

  it('(forty of them) end with a sync that began after theirs', async () => {
    at.harness.buy(at.customer_id);
    await Promise.all(Array.from({ length: 40 }, () => runBilling(at.ports, at)));
    expect(at.usage().num_credits).toBe(250);
    // Each asks until the second sync of all is written, at most.
    expect(at.record().looks).toBe(2);
    expect(at.payments.asked['readBilling']).toBeLessThanOrEqual(80);
  });

  it('change nothing the second time but the time of the next poll', async () => {
    const record = stripeCustomerDocument.path(at.uid);
    const others = () => ({ ...at.documents.dump(), [record]: undefined });
    at.harness.buy(at.customer_id);
    await at.settle();
    const before = others();
    await runBilling(at.ports, at);
    await runBilling(at.ports, at);
    expect(others()).toEqual(before);
  });
});

describe('an account', () => {
  it('whose customer is another is left alone', async () => {
    at.harness.buy(at.customer_id);
    await runBilling(at.ports, { uid: at.uid, customer_id: 'cus_other' });
    expect(at.usage().num_credits).toBe(10);
    expect(at.payments.asked['readBilling'] ?? 0).toBe(0);
  });

  it('keeps what it has while the provider cannot be reached', async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    at.payments.faults.down = true;
    await expect(runBilling(at.ports, at)).rejects.toMatchObject({ code: 'timeout' });
    expect(at.usage().num_credits).toBe(250);
  });
});

describe('the share of the referrer', () => {
  const referrer = 'rita';
  const summary = () => at.data(referralSummaryDocument.path(referrer));

  beforeEach(async () => {
    at = await billingHarness({ referred_by: 'RITA' });
    await at.openCheckout();
    const user = at.data(userDocument.path(at.uid)) ?? {};
    await at.documents.commit([
      { kind: 'create', path: userDocument.path(referrer), data: { ...user, referred_by: null } },
      { kind: 'create', path: referralCodeDocument.path('RITA'), data: { uid: referrer } },
    ]);
    at.harness.buy(at.customer_id);
  });

  it('is booked with the sync, once', async () => {
    await at.settle();
    await runBilling(at.ports, at);
    expect(summary()).toMatchObject({ earned: 380, paying: 1 });
    expect(at.record().due_at).toEqual(june);
  });

  it('is booked once by forty syncs at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => runBilling(at.ports, at)));
    expect(summary()).toMatchObject({ earned: 380, paying: 1 });
    expect(at.record().due_at).toEqual(june);
  });

  it('is booked by the sweep when the sync broke off before it', async () => {
    const [event] = at.newEvents();
    if (!event) throw new Error('no event');
    const { getAll } = at.ports.documents;
    // The database fails when the referrer is read.
    at.ports.documents.getAll = (all) =>
      all.includes(referralCodeDocument.path('RITA'))
        ? Promise.reject(new Error('down'))
        : getAll(all);
    await expect(at.deliver([event])).rejects.toThrow('down');
    expect(at.usage().num_credits).toBe(250);
    expect(at.data(stripeEventDocument.path(event.id))).toBeUndefined();
    at.ports.documents.getAll = getAll;
    at.later(DAY / 144);
    expect(await at.sweep()).toEqual({ looked: 1, failed: 0 });
    expect(summary()).toMatchObject({ earned: 380, paying: 1 });
    expect(await at.deliver([event])).toEqual(['done']);
    expect(summary()).toMatchObject({ earned: 380, paying: 1 });
  });

  it('follows the younger state when two sync at once', async () => {
    await at.settle();
    const invoice = at.payments.invoices[0]?.id ?? '';
    at.harness.dispute(invoice);
    at.payments.faults.beforeAnswer = async () => {
      at.harness.closeDispute(invoice, 'won');
      at.later(1);
      await runBilling(at.ports, at);
    };
    await runBilling(at.ports, at);
    expect(summary()).toMatchObject({ earned: 380 });
    expect(at.usage().num_credits).toBe(250);
  });

  it('is right in the end when another sync ran between a sync and its booking', async () => {
    await at.settle();
    const invoice = at.payments.invoices[0]?.id ?? '';
    at.harness.dispute(invoice);
    const { commit } = at.ports.documents;
    at.ports.documents.commit = async (writes) => {
      at.ports.documents.commit = commit;
      const end = await commit(writes);
      // The dispute is won in between: this sync has nothing to book.
      at.harness.closeDispute(invoice, 'won');
      await runBilling(at.ports, at);
      return end;
    };
    await runBilling(at.ports, at);
    expect(summary()).toMatchObject({ earned: 380 });
    // Not taken back and given again in between.
    expect(at.under(referralEntryDocument.collection(referrer))).toHaveLength(1);
    expect(at.usage().num_credits).toBe(250);
    expect(at.record().due_at).toEqual(june);
  });

  it('keeps the time of the poll for a pay page that was just opened', async () => {
    const { getAll } = at.ports.documents;
    at.later(40 * DAY);
    at.ports.documents.getAll = async (all) => {
      if (all.includes(referralCodeDocument.path('RITA'))) {
        at.ports.documents.getAll = getAll;
        await at.openCheckout();
      }
      return getAll(all);
    };
    await runBilling(at.ports, at);
    expect(at.ports.documents.getAll).toBe(getAll);
    expect(at.record().due_at).toEqual(new Date(at.ports.clock().getTime() + 60_000));
  });
});
