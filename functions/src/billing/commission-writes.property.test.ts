import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referralInvoiceDocument } from '@vibes/core/firestore/documents';
import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import { referralInvoiceSchema } from '@vibes/core/referral/referral';
import { bookCommissions } from '../../test/book-commissions.ts';
import { referralWorld, type ReferralWorld } from '../../test/referral-accounts.ts';
import { providerInvoice } from '../../test/provider-invoice.ts';

/** One invoice at one moment, in any state it may be in. */
const invoices = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('in_1', 'in_2', 'in_3'),
      state: fc.constantFrom('paid', 'paid', 'paid', 'open', 'other'),
      amount_paid: fc.oneof(fc.constantFrom(0, 1900, 4900), fc.integer({ min: 0, max: 20_000 })),
      refunded: fc.constantFrom(0, 0, 0.5, 0.333, 1),
      is_disputed: fc.boolean(),
    })
    .map(({ refunded, ...rest }) =>
      providerInvoice({ ...rest, amount_refunded: Math.floor(rest.amount_paid * refunded) }),
    ),
  { selector: ({ id }) => id, maxLength: 3 },
);
/** Answers of the provider, some at the same moment, some repeated. */
const histories = fc.array(
  fc.record({ truths: fc.array(invoices, { minLength: 1, maxLength: 3 }), repeats: fc.nat(2) }),
  { maxLength: 6 },
);

/**
 * The rule, without the product's code: a fifth of what was paid and neither refunded nor disputed.
 */
const fifth = ({ state, is_disputed, amount_paid, amount_refunded }: ProviderInvoice) =>
  state !== 'paid' || is_disputed ? 0 : Math.trunc((amount_paid - amount_refunded) / 5);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function expectBalanced(world: ReferralWorld): void {
  const ledger = world.ledger();
  const booked = world
    .under('users/max/referral_invoices')
    .map((one) => referralInvoiceSchema.parse(one));
  expect(sum(ledger.map(({ cents }) => cents))).toBe(world.summary().earned);
  expect(sum(booked.map(({ cents }) => cents))).toBe(world.summary().earned);
  expect(sum(booked.map(({ entries }) => entries))).toBe(ledger.length);
  expect(ledger.every(({ cents, kind }) => cents < 0 === (kind === 'reversed'))).toBe(true);
}

const bookedOf = (world: ReferralWorld, { id }: ProviderInvoice) =>
  Number(world.data(referralInvoiceDocument.path('max', id))?.['cents'] ?? 0);

it('the ledger always adds up, and ends at the provider’s last answer, in any order and repetition', async () => {
  await fc.assert(
    fc.asyncProperty(histories, invoices, async (history, last) => {
      const world = await referralWorld();
      const book = (truth: ProviderInvoice[]) =>
        bookCommissions(world.ports, { uid: 'eve', invoices: truth });
      let hasPaid = false;
      for (const { truths, repeats } of [...history, { truths: [last], repeats: 1 }]) {
        const seen = Array.from({ length: repeats + 1 }, () => truths).flat();
        await Promise.all(seen.map(book));
        expectBalanced(world);
        hasPaid ||= truths.flat().some((one) => one.state === 'paid' && one.amount_paid > 0);
        expect(world.summary().paying).toBe(hasPaid ? 1 : 0);
        for (const one of truths.flat()) {
          const possible = truths
            .flat()
            .flatMap((other) => (other.id === one.id ? fifth(other) : []));
          expect(possible).toContain(bookedOf(world, one));
        }
        world.later(1000);
      }
      for (const one of last) expect(bookedOf(world, one)).toBe(fifth(one));
    }),
    { numRuns: 200 },
  );
}, 60_000);
