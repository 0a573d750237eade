import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { beforeEach, expect, it } from 'vitest';
import {
  accountToDelete,
  crashingDeletion,
  type AccountToDelete,
} from '../../test/account-to-delete.ts';
import { describeDeletion } from './describe-deletion.ts';
import { deleteAccount, LONGEST_REQUEST, type DeletionPorts } from './delete-account.ts';

let world: AccountToDelete;
beforeEach(async () => {
  world = await accountToDelete();
});
const remove = (ports: DeletionPorts = world.ports) =>
  deleteAccount(ports, { uid: 'max', email_hash: 'hash', report: () => undefined });
const customer = () => world.payments.account.customers[0]?.id ?? '';
const left = () => [...new Set(world.naming('max'))].sort();

const LEFT = [
  'deletions/max',
  'stripe_customers/max',
  'suppressions/max_*',
  'users/max/credit_entries/*',
  'users/max/credit_entries/trial',
  'users/max/referral_entries/*',
];

it('leaves of an account only what is kept, and of others all', async () => {
  const eve = () =>
    Object.entries(world.documents.dump()).filter(([path]) => path.includes('/eve'));
  const before = eve();
  const receipt = await remove();
  expect(left()).toEqual(LEFT);
  expect(eve()).toEqual(before);
  expect(Object.keys(world.known)).toEqual(['eve']);
  expect(receipt).toMatchObject({
    customer_id: customer(),
    deleted: { users: 1, 'users/creators': 5, 'users/deliveries/attempts': 3, handovers: 1 },
    kept: { suppressions: 1, 'users/referral_entries': 3, stripe_customers: 1 },
  });
});

it('keeps the lines of the credits without the names of creators', async () => {
  const lines = () => world.entries().map(({ creator_name }) => creator_name);
  expect(lines().filter((name) => name !== null)).not.toEqual([]);
  const { length } = lines();
  await remove();
  expect(lines()).toEqual(Array.from({ length }, () => null));
});

it('ends the subscription at once and closes the pay page', async () => {
  const page = world.payments.account.sessions[0]?.id ?? '';
  await remove();
  expect(world.payments.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  expect(await world.payments.provider.readCheckout(page)).toEqual({ state: 'expired' });
});

it('asks for no payment provider where there is no customer', async () => {
  const path = stripeCustomerDocument.path('max');
  await world.documents.commit([{ kind: 'delete', path }]);
  const openPayments = () => Promise.reject(new Error('There is no key.'));
  expect(await remove({ ...world.ports, openPayments })).toMatchObject({ customer_id: null });
});

it('says how to go on when Stripe no longer knows the customer, and then leaves Stripe alone', async () => {
  const missing = () => Promise.reject(new Error('resource_missing'));
  const provider = { ...world.payments.provider, closeCheckout: missing };
  const ports = { ...world.ports, openPayments: () => Promise.resolve(provider) };
  await expect(remove(ports)).rejects.toThrow(
    /^The payments of cus_\w+ could not be ended at Stripe: resource_missing\n.* add --without-stripe\.$/,
  );
  const asked = { uid: 'max', email_hash: 'hash', report: () => undefined, without_stripe: true };
  const receipt = await deleteAccount(ports, asked);
  expect(receipt).toMatchObject({ customer_id: customer(), without_stripe: true });
  expect(describeDeletion({ uid: 'max', name: 'max@brand.com' }, receipt)).toContain(
    `Payments: not ended by this command. Stripe’s number of the customer: ${customer()}.`,
  );
  expect(left()).toEqual(LEFT);
});

it('counts what waited to go out as canceled', async () => {
  const waiting = Object.values(world.under('users/max/deliveries')).filter(({ state }) =>
    ['held', 'queued'].includes(String(state)),
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(await remove()).toMatchObject({ canceled: waiting.length });
});

it('waits for the longest request that may have begun before, and sweeps what it wrote', async () => {
  const started = world.ports.clock().getTime();
  let isWritten = false;
  const pause = async (milliseconds: number) => {
    world.later(milliseconds);
    if (isWritten) return;
    isWritten = true;
    const late = ['users/max/activity/late', 'api_key_hashes/late', 'users/max/creators/late'];
    await world.documents.commit(
      late.map((path) => ({ kind: 'set', path, data: { uid: 'max', at: new Date() } })),
    );
  };
  const { finished_at } = await remove({ ...world.ports, pause });
  expect(finished_at?.getTime()).toBeGreaterThanOrEqual(started + LONGEST_REQUEST);
  expect(LONGEST_REQUEST).toBe(540_000);
  expect(left()).toEqual(LEFT);
});

it('begins again where a backup brought back what it had deleted', async () => {
  const before = Object.entries(world.documents.dump()).filter(([path]) =>
    /^users\/max(?:$|\/creators\/)/.test(path),
  );
  const first = await remove();
  expect(await remove()).toEqual(first);
  await world.documents.commit(before.map(([path, data]) => ({ kind: 'set', path, data })));
  const again = await remove();
  expect(left()).toEqual(LEFT);
  expect(again.finished_at?.getTime()).toBeGreaterThanOrEqual(first.finished_at?.getTime() ?? 0);
  expect(again.deleted['users/creators']).toBe(2 * (first.deleted['users/creators'] ?? 0));
});

it('sweeps again what a worker wrote behind it', async () => {
  const { documents } = world;
  const commit: typeof documents.commit = async (writes) => {
    const isLast = writes.some(({ kind, path }) => kind === 'delete' && path === 'users/max');
    const end = await documents.commit(writes);
    const path = 'users/max/activity/late';
    if (isLast) await documents.commit([{ kind: 'set', path, data: { at: new Date() } }]);
    return end;
  };
  const { deleted } = await remove({ ...world.ports, documents: { ...documents, commit } });
  expect(deleted['users/activity']).toBe(5);
  expect(left()).toEqual(LEFT);
});

it.each(['before', 'after'] as const)(
  'does the same when it is killed %s any of its calls, and runs again',
  async (moment) => {
    const { deleted } = await remove();
    const end = { left: world.naming('max'), deleted };
    for (let at = 0, hasCrashed = true; hasCrashed; at += 1) {
      world = await accountToDelete();
      const killed = crashingDeletion(world.ports, { at, moment });
      await remove(killed.ports).catch(() => undefined);
      hasCrashed = killed.hasCrashed();
      const again = await remove();
      expect({ at, left: world.naming('max'), deleted: again.deleted }).toEqual({ at, ...end });
      expect(Object.keys(world.known)).toEqual(['eve']);
      expect(world.payments.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    }
  },
);
