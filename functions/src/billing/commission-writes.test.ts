import { describe, expect, it } from 'vitest';
import {
  referralCodeDocument,
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { bookCommissions } from '../../test/book-commissions.ts';
import { openBeside, referralWorld, type ReferralWorld } from '../../test/referral-accounts.ts';
import { providerInvoice } from '../../test/provider-invoice.ts';
import type { Documents } from '../ports/documents.ts';

const book = (world: ReferralWorld, ...invoices: ProviderInvoice[]) =>
  bookCommissions(world.ports, { uid: 'eve', invoices });

describe('a payment of somebody referred', () => {
  it('earns the referrer a fifth, and counts them as paying', async () => {
    const world = await referralWorld();
    const now = world.later(60_000);
    await book(world, providerInvoice());
    expect(world.data(referralEntryDocument.path('max', 'in_1_1'))).toEqual({
      at: now,
      kind: 'earned',
      cents: 380,
      ref: 'in_1',
    });
    expect(world.summary()).toEqual({
      clicks: 0,
      sign_ups: 1,
      paying: 1,
      earned: 380,
      paid_out: 0,
    });
    expect(world.referral().paid_at).toEqual(providerInvoice().created_at);
  });

  it('is booked once, however often it is read and by how many syncs at once', async () => {
    const world = await referralWorld();
    const twice = () => book(world, providerInvoice(), providerInvoice());
    await Promise.all(Array.from({ length: 6 }, twice));
    const before = world.documents.dump();
    world.later(60_000);
    await book(world, providerInvoice(), providerInvoice());
    expect(world.documents.dump()).toEqual(before);
    expect(world.ledger()).toHaveLength(1);
    expect(world.summary()).toMatchObject({ paying: 1, earned: 380 });
  });

  it('is taken back with a refund, and counts again when it is paid again', async () => {
    const world = await referralWorld();
    await book(world, providerInvoice());
    await book(world, providerInvoice({ amount_refunded: 950 }));
    await book(world, providerInvoice({ is_disputed: true }));
    await book(world, providerInvoice());
    expect(world.ledger().map(({ kind, cents }) => [kind, cents])).toEqual([
      ['earned', 380],
      ['reversed', -190],
      ['reversed', -190],
      ['restored', 380],
    ]);
    expect(world.summary()).toMatchObject({ paying: 1, earned: 380 });
  });

  it('that was refunded before the first sync earns nothing, and still was a payment', async () => {
    const world = await referralWorld();
    await book(world, providerInvoice({ amount_refunded: 1900 }));
    expect(world.ledger()).toEqual([]);
    expect(world.summary()).toMatchObject({ paying: 1, earned: 0 });
  });

  it('has an entry of its own, and an open bill has none', async () => {
    const world = await referralWorld();
    const open = providerInvoice({ id: 'in_3', state: 'open', amount_paid: 0 });
    await book(world, providerInvoice(), providerInvoice({ id: 'in_2' }), open);
    expect(world.ledger().map(({ ref }) => ref)).toEqual(['in_1', 'in_2']);
    expect(world.summary()).toMatchObject({ paying: 1, earned: 760 });
  });

  it('counts beside clicks and payments of others that come at the same moment', async () => {
    const world = await referralWorld();
    await openBeside(world, {
      uid: 'ann',
      referral_code: String(world.data(userDocument.path('max'))?.['referral_code']),
    });
    const { commit } = world.documents;
    const documents = beforeFirstCommit(world.documents, async () => {
      const other = { uid: 'ann', invoices: [providerInvoice({ id: 'in_9' })] };
      await bookCommissions(world.ports, other);
      const path = referralSummaryDocument.path('max');
      await commit([{ kind: 'merge', path, add: { clicks: 1 } }]);
    });
    await bookCommissions(
      { ...world.ports, documents },
      { uid: 'eve', invoices: [providerInvoice()] },
    );
    expect(world.summary()).toEqual({
      clicks: 1,
      sign_ups: 2,
      paying: 2,
      earned: 760,
      paid_out: 0,
    });
  });
});

describe('nothing is booked', () => {
  it('for a user whom nobody referred, with one read', async () => {
    const world = await referralWorld();
    const before = world.documents.dump();
    let reads = 0;
    const documents: Documents = {
      ...world.documents,
      getAll: (wanted) => ((reads += 1), world.documents.getAll(wanted)),
    };
    const ports = { ...world.ports, documents };
    await bookCommissions(ports, { uid: 'max', invoices: [providerInvoice()] });
    expect(reads).toBe(1);
    await bookCommissions(ports, { uid: 'eve', invoices: [] });
    expect(reads).toBe(1);
    expect(world.documents.dump()).toEqual(before);
  });

  it.each([
    ['account', userDocument.path('max')],
    ['code', null],
  ])('once the referrer’s %s is gone', async (_, path) => {
    const world = await referralWorld();
    const code = String(world.data(userDocument.path('max'))?.['referral_code']);
    await world.write('delete', path ?? referralCodeDocument.path(code));
    const before = world.documents.dump();
    await book(world, providerInvoice());
    expect(world.documents.dump()).toEqual(before);
  });

  it('when the write fails, and the next sync books it', async () => {
    const world = await referralWorld();
    const before = world.documents.dump();
    const documents = { ...world.documents, commit: () => Promise.reject(new Error('down')) };
    const truth = { uid: 'eve', invoices: [providerInvoice()] };
    await expect(bookCommissions({ ...world.ports, documents }, truth)).rejects.toThrow('down');
    expect(world.documents.dump()).toEqual(before);
    await bookCommissions(world.ports, truth);
    expect(world.summary()).toMatchObject({ earned: 380 });
  });
});
