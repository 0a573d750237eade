import { beforeEach, expect, it } from 'vitest';
import { deliveryDocument, userDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { ANN, phone } from '../../test/phone.ts';
import { queueDelivery } from '../../test/queue-delivery.ts';
import { runDeliverySweep } from '../delivery/run-delivery-sweep.ts';
import { memorySignIn } from '../../test/models/memory-sign-in.ts';
import { blockAccount, unblockAccount } from './block-account.ts';

const HOUR = 3_600_000;
const world = async () => {
  const made = await memoryWorld();
  const people = memorySignIn({ max: { email: 'max@brand.com' } }, made.ports.clock);
  const ports = { ...made.ports, people };
  const sweep = () =>
    runDeliverySweep(ports, { until: new Date(made.ports.clock().getTime() + HOUR) });
  return { ...made, people, block: () => blockAccount(ports, 'max'), sweep, ports };
};
let max: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  max = await world();
});
const delivery = (id: string) => max.data(deliveryDocument.path('max', id));

it('refuses a request, and takes no credit', async () => {
  await max.block();
  await expect(phone(max).requestCapture({ url: ANN })).rejects.toMatchObject({
    code: 'unauthorized',
    reason: 'account_blocked',
  });
  expect(max.balance()).toBe(10);
  expect(max.creators()).toEqual([]);
});

it('ends sign-in and every session', async () => {
  await max.block();
  expect(await max.people.standing('max')).toEqual({
    state: 'disabled',
    sessions_from: max.ports.clock(),
  });
});

it('sends nothing that waits, and all of it once it is unblocked', async () => {
  const id = await queueDelivery(max, 'ann');
  expect(await max.block()).toEqual({ parked: 1 });
  expect(delivery(id)).not.toHaveProperty('due_at');
  max.later(24 * HOUR);
  await max.sweep();
  expect(max.mail.sent).toEqual([]);

  expect(await unblockAccount(max.ports, 'max')).toEqual({ resumed: 1 });
  await max.sweep();
  expect(max.mail.sent).toHaveLength(1);
  expect(delivery(id)).not.toHaveProperty('parked_due_at');
});

it('keeps the time of what was to go out later', async () => {
  const id = await queueDelivery(max, 'ann');
  const due_at = new Date(max.ports.clock().getTime() + 48 * HOUR);
  await max.write('update', deliveryDocument.path('max', id), { state: 'held', due_at });
  await max.block();
  max.later(HOUR);
  await unblockAccount(max.ports, 'max');
  expect(delivery(id)).toMatchObject({ state: 'held', due_at, last_error: null });
});

it('stops at the gate what becomes due while the account is blocked', async () => {
  await max.block();
  const id = await queueDelivery(max, 'ann');
  await max.sweep();
  expect(max.mail.sent).toEqual([]);
  expect(delivery(id)).toMatchObject({ state: 'queued', last_error: { code: 'account_blocked' } });
  expect(delivery(id)).not.toHaveProperty('due_at');
  await unblockAccount(max.ports, 'max');
  await max.sweep();
  expect(delivery(id)).toMatchObject({ state: 'sent' });
});

it('does not change what was cancelled while the account was blocked', async () => {
  const id = await queueDelivery(max, 'ann');
  await max.block();
  await max.write('update', deliveryDocument.path('max', id), { state: 'cancelled' });
  await unblockAccount(max.ports, 'max');
  expect(delivery(id)).toMatchObject({ state: 'cancelled' });
  expect(delivery(id)).not.toHaveProperty('due_at');
});

it('may be repeated, and keeps the first time', async () => {
  await queueDelivery(max, 'ann');
  await max.block();
  const since = max.data(userDocument.path('max'))?.['blocked_at'];
  max.later(HOUR);
  expect(await max.block()).toEqual({ parked: 0 });
  expect(max.data(userDocument.path('max'))).toMatchObject({ blocked_at: since });
});

it('parks the others beside one that cannot be understood', async () => {
  const broken = await queueDelivery(max, 'ann');
  await max.write('update', deliveryDocument.path('max', broken), { state: 'lost' });
  await queueDelivery(max, 'bob');
  expect(await max.block()).toEqual({ parked: 1 });
  expect(await unblockAccount(max.ports, 'max')).toEqual({ resumed: 1 });
});

it('parks more than a page', async () => {
  for (let index = 0; index < 230; index += 1) await queueDelivery(max, `creator-${index}`);
  expect(await max.block()).toEqual({ parked: 230 });
  expect(await unblockAccount(max.ports, 'max')).toEqual({ resumed: 230 });
});

it('blocks somebody who never opened an account', async () => {
  const people = memorySignIn({ eve: { email: 'eve@brand.com' } });
  expect(await blockAccount({ ...max.ports, people }, 'eve')).toEqual({ parked: 0 });
  expect(await people.standing('eve')).toMatchObject({ state: 'disabled' });
  expect(max.data(userDocument.path('eve'))).toBeUndefined();
});
