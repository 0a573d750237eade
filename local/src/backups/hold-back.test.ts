import type { Delivery } from '@vibes/core/delivery/delivery';
import {
  creatorDocument,
  deliveryDocument,
  jobDocument,
  serviceStatusDocument,
} from '@vibes/core/firestore/documents';
import type { WorkName } from '@vibes/core/job/job';
import { describe, expect, it } from 'vitest';
import { runRetryDelivery } from '../../../functions/src/delivery/run-retry-delivery.ts';
import { runDeliverySweep } from '../../../functions/src/delivery/run-delivery-sweep.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { HOOK } from '../../../functions/test/channels.ts';
import { deliveryHarness } from '../../../functions/test/delivery-harness.ts';
import { memoryWorld, type MemoryWorld } from '../../../functions/test/memory-world.ts';
import { forever, queueDelivery } from '../../../functions/test/queue-delivery.ts';
import { holdBack } from './hold-back.ts';

const DAY = 24 * 60 * 60_000;

/** Runs it, and returns what it printed at the end. */
async function hold({ ports }: Pick<MemoryWorld, 'ports'>, is_dry = false) {
  const lines: string[] = [];
  const is_whole = await holdBack(ports, { is_dry, print: (line) => lines.push(line) });
  return { is_whole, lines: lines.filter((line) => !line.startsWith(' ')) };
}

/** All that a month of sweeps sends. */
async function sweepFor(world: Pick<MemoryWorld, 'ports' | 'later'>) {
  for (let day = 0; day < 30; day += 1) {
    world.later(DAY);
    await runDeliverySweep(world.ports, forever);
  }
}

const SOON = new Date('2026-05-01T12:01:00Z');
const SPACED = { code: 'spacing', sentence: 'Emails go out one after the other.' };
const WAITING: [string, Partial<Delivery>][] = [
  ['queued', { state: 'queued', due_at: SOON }],
  ['queued for a send time', { state: 'queued', due_at: SOON, last_error: SPACED }],
  [
    'queued after a webhook may have had it',
    { state: 'queued', due_at: SOON, channel: 'email_webhook' },
  ],
  ['on hold for a minute', { state: 'held', due_at: SOON }],
  ['queued, its account blocked', { state: 'queued', parked_due_at: SOON }],
  ['on hold, its account blocked', { state: 'held', parked_due_at: SOON }],
];

describe('an email that was', () => {
  it.each(WAITING)('%s waits for its owner, and is sent by their press', async (_, fields) => {
    const world = await deliveryHarness({ webhook_url: HOOK });
    await world.set({ due_at: undefined, ...fields });
    const before = world.delivery();
    world.later(3 * DAY);
    const { lines } = await hold(world);
    expect(lines[0]).toBe('Emails held: 1, of 1 deliveries.');
    expect(world.delivery()).toEqual({
      ...{ ...before, due_at: undefined, parked_due_at: undefined },
      ...{ state: 'held', last_error: null, updated_at: world.ports.clock() },
    });
    await sweepFor(world);
    expect([world.sentTo(), world.webhook.requests]).toEqual([[], []]);
    const { id: delivery_id, uid } = world;
    const { revision: seen_revision } = world.delivery();
    await runRetryDelivery(world.ports, { uid, delivery_id, seen_revision });
    await world.run();
    expect(world.delivery()).toMatchObject({ state: 'sent' });
    expect(world.sentTo().length + world.webhook.requests.length).toBe(1);
  });

  it.each<[string, Partial<Delivery>]>([
    ['in review', { state: 'held' }],
    ['being sent', { state: 'sending', phase: 'on_wire', channel: 'gmail', due_at: SOON }],
    ['sent', { state: 'sent', channel: 'gmail', sent_at: SOON }],
    ['failed', { state: 'failed' }],
    ['uncertain', { state: 'uncertain', channel: 'gmail' }],
    ['cancelled', { state: 'cancelled' }],
  ])('%s stays as it was, and no sweep sends it', async (_, fields) => {
    const world = await deliveryHarness();
    await world.set({ due_at: undefined, ...fields });
    const before = world.documents.dump();
    const { lines } = await hold(world);
    expect(lines[0]).toBe('Emails held: 0, of 1 deliveries.');
    expect(world.documents.dump()).toEqual(before);
    await sweepFor(world);
    expect(world.sentTo()).toEqual([]);
  });
});

it('leaves mirrors as they are', async () => {
  const world = await deliveryHarness();
  await world.set({ kind: 'notion', state: 'queued', due_at: SOON });
  const before = world.documents.dump();
  await hold(world);
  expect(world.documents.dump()).toEqual(before);
});

it('run dry writes nothing, and says what it would hold', async () => {
  const world = await deliveryHarness();
  await world.set({ state: 'queued', due_at: SOON });
  const before = world.documents.dump();
  expect(await hold(world, true)).toEqual({
    is_whole: true,
    lines: [
      'Emails to be held: 1, of 1 deliveries.',
      'Follow-ups to be held: 0.',
      'Jobs to be stopped: 0.',
      'Readings of creators without an address to be stopped: 0.',
    ],
  });
  expect(world.documents.dump()).toEqual(before);
});

/** A database that is gone after so many writes. */
function dyingAfter(documents: Documents, commits: number): Documents {
  let left = commits;
  return {
    ...documents,
    commit: (writes) =>
      (left -= 1) < 0 ? Promise.reject(new Error('killed')) : documents.commit(writes),
  };
}

it('killed between two pages, it holds the rest when it is run again', async () => {
  const COUNT = 650;
  const world = await memoryWorld();
  for (let n = 0; n < COUNT; n += 1) await queueDelivery(world, `c${n}`);
  const states = () =>
    world.under(deliveryDocument.collection(world.uid)).filter(({ state }) => state === 'held');
  const { documents } = world.ports;
  // Jobs take three, the three pages of creators five, and emails have begun with one page.
  const dying = { ...world.ports, documents: dyingAfter(documents, 10) };
  await expect(holdBack(dying, { is_dry: false, print: () => undefined })).rejects.toThrow(
    'killed',
  );
  expect(states()).toHaveLength(300);
  const kept = world.documents.dump();
  world.later(DAY);
  expect((await hold(world)).lines[0]).toBe(`Emails held: ${COUNT - 300}, of ${COUNT} deliveries.`);
  expect(states()).toHaveLength(COUNT);
  const first = Object.entries(kept).filter(([, { state }]) => state === 'held');
  expect(world.documents.dump()).toMatchObject(Object.fromEntries(first));
  expect((await hold(world)).lines[0]).toBe(`Emails held: 0, of ${COUNT} deliveries.`);
  await sweepFor(world);
  expect(world.mail.sent).toEqual([]);
  expect(Object.keys(world.documents.dump()).filter((path) => path.startsWith('migr'))).toEqual([]);
});

it.each<[WorkName, boolean]>([
  ['retryFailed', true],
  ['switchFollowUps', true],
  ['restoreCreators', true],
  ['deleteCreators', false],
  ['sealCreators', false],
])('a running job %s is stopped: %s', async (name, is_stopped) => {
  const world = await memoryWorld();
  const path = jobDocument.path(world.uid, 'j1');
  const job = { uid: world.uid, work: { name }, state: 'running', due_at: SOON };
  await world.write('create', path, job);
  const now = world.ports.clock();
  expect((await hold(world)).lines[2]).toBe(`Jobs stopped: ${Number(is_stopped)}.`);
  const expires_at = new Date(now.getTime() + DAY);
  const ended = { state: 'stopped', due_at: undefined, lease_token: null, expires_at };
  const stopped = { ...job, ...ended };
  expect(world.data(path)).toEqual(is_stopped ? stopped : job);
});

it('a creator without an address is not read again by itself, one with an address is', async () => {
  const world = await memoryWorld();
  const at = { next_read_at: SOON, read_blocked_by: 'login' };
  const path = (id: string) => creatorDocument.path(world.uid, id);
  await world.write('create', path('c1'), { uid: world.uid, email: null, ...at });
  await world.write('create', path('c2'), { uid: world.uid, email: 'ann@example.com', ...at });
  expect((await hold(world)).lines[3]).toBe('Readings of creators without an address stopped: 1.');
  expect(world.data(path('c1'))).toMatchObject({ next_read_at: null, read_blocked_by: 'login' });
  expect(world.data(path('c2'))).toMatchObject({ next_read_at: SOON });
});

it('forgets which work waited at the moment of the backup', async () => {
  const world = await memoryWorld();
  const path = serviceStatusDocument.path();
  await world.write('create', path, { work: { jobs: { asked_at: SOON, ran_at: null } } });
  await hold(world, true);
  expect(world.data(path)).toBeDefined();
  await hold(world);
  expect(world.data(path)).toBeUndefined();
});
