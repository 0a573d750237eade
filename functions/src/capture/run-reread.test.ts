import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import {
  activityDocument,
  creatorDocument,
  creditEntryDocument,
  deliveryDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokMissing, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const walled = { [ANN]: page(ANN, tiktokWall) };

/** A world in which one creator's page was blocked at the request. */
async function openBlocked({ trial_credits = 10 } = {}) {
  const world = await memoryWorld({ trial_credits });
  const answer = await phone(world, walled).requestCapture({ url: ANN });
  return { world, id: answer.creator.id ?? '' };
}
const creatorOf = (world: MemoryWorld, id: string) =>
  creatorSchema.parse(world.data(creatorDocument.path('max', id)));
const minutesUntilDue = (world: MemoryWorld, id: string) =>
  ((creatorOf(world, id).next_read_at?.getTime() ?? NaN) - world.ports.clock().getTime()) / MINUTE;
const expectExact = (world: MemoryWorld) =>
  expect(world.entries().reduce((sum, { delta }) => sum + delta, 0)).toBe(world.balance());

describe('a blocked creator', () => {
  it('is due about ten minutes after the request, and not before', async () => {
    const { world, id } = await openBlocked();
    expect(creatorOf(world, id)).toMatchObject({ read_attempts: 0, read_blocked_by: 'waf' });
    expect(minutesUntilDue(world, id)).toBeGreaterThanOrEqual(8);
    expect(minutesUntilDue(world, id)).toBeLessThanOrEqual(12);
    const { sweep, fetched } = rereader(world, pages());
    world.later(7 * MINUTE);
    await sweep();
    expect(fetched).toEqual([]);
  });

  it('has its email wait for review, where the request asked for that', async () => {
    const world = await memoryWorld();
    await phone(world, walled).requestCapture({ url: ANN, hold_for_review: true });
    world.later(12 * MINUTE);
    const { sweep, dispatched } = rereader(world, pages());
    expect(await sweep()).toMatchObject({ read: 1 });
    const [email] = world.under(deliveryDocument.collection('max'));
    expect(email).toMatchObject({ state: 'held', to: 'ann@studio-lee.com' });
    expect(email).not.toHaveProperty('due_at');
    expect(dispatched).toEqual([]);
  });

  it('is read, charged once, written to and shown in the feed, as by a request', async () => {
    const { world, id } = await openBlocked();
    world.later(12 * MINUTE);
    const { sweep, dispatched } = rereader(world, pages());
    expect(await sweep()).toMatchObject({ read: 1 });
    expect(creatorOf(world, id)).toMatchObject({
      name: 'Ann',
      read_state: 'read',
      email: 'ann@studio-lee.com',
      next_read_at: null,
      read_attempts: 0,
      read_blocked_by: null,
    });
    expect(world.balance()).toBe(9);
    expect(world.data(creditEntryDocument.path('max', `capture_${id}`))).toMatchObject({
      delta: -1,
    });
    expect(world.data(deliveryDocument.path('max', `email_${id}`))).toMatchObject({
      state: 'queued',
      to: 'ann@studio-lee.com',
    });
    expect(dispatched).toEqual([`email_${id}`]);
    expect(world.data(activityDocument.path('max', `capture_${id}`))).toMatchObject({
      creator_name: 'Ann',
      detail: 'ann@studio-lee.com',
    });
    expectExact(world);
    await sweep();
    expect(world.balance()).toBe(9);
  });

  it('is tried after 10 minutes, 1, 6, 24 and 72 hours, then given up; a request starts over', async () => {
    const { world, id } = await openBlocked();
    const { sweep, fetched } = rereader(world, walled);
    for (const [attempts, hours] of [
      [1, 1],
      [2, 6],
      [3, 24],
      [4, 72],
    ] as const) {
      world.later(100 * HOUR);
      expect(await sweep()).toMatchObject({ blocked: 1 });
      expect(creatorOf(world, id).read_attempts).toBe(attempts);
      expect(minutesUntilDue(world, id)).toBeGreaterThanOrEqual(hours * 60 * 0.8);
      expect(minutesUntilDue(world, id)).toBeLessThanOrEqual(hours * 60 * 1.2);
    }
    world.later(100 * HOUR);
    await sweep();
    expect(creatorOf(world, id)).toMatchObject({
      next_read_at: null,
      read_attempts: 5,
      read_blocked_by: 'waf',
    });
    world.later(1000 * HOUR);
    await sweep();
    expect(fetched).toHaveLength(5);
    expect(world.balance()).toBe(10);

    await phone(world, walled).requestCapture({ url: ANN });
    expect(creatorOf(world, id).read_attempts).toBe(0);
    expect(minutesUntilDue(world, id)).toBeLessThanOrEqual(12);
  });

  it('is not read again when the profile is gone', async () => {
    const { world, id } = await openBlocked();
    world.later(HOUR);
    const { sweep } = rereader(world, { [ANN]: page(ANN, tiktokMissing()) });
    expect(await sweep()).toMatchObject({ not_found: 1 });
    expect(creatorOf(world, id)).toMatchObject({
      read_state: 'blocked',
      next_read_at: null,
      read_attempts: 1,
      read_blocked_by: 'not_found',
    });
    expect(world.balance()).toBe(10);
  });

  it('waits a day for credits, unread, and is read when there are some', async () => {
    const { world, id } = await openBlocked({ trial_credits: 1 });
    await phone(world).requestCapture({ url: BOB });
    expect(world.balance()).toBe(0);
    world.later(HOUR);
    const { sweep, fetched } = rereader(world, pages());
    expect(await sweep()).toMatchObject({ out_of_credits: 1 });
    expect(fetched).not.toContain(ANN);
    expect(creatorOf(world, id)).toMatchObject({
      read_attempts: 0,
      read_blocked_by: 'out_of_credits',
      read_state: 'blocked',
    });
    expect(minutesUntilDue(world, id)).toBeGreaterThanOrEqual(19.2 * 60);

    const credits = usageCreditsDocument.path('max');
    await world.write('update', credits, { num_credits: 5 });
    world.later(30 * HOUR);
    await sweep();
    expect(creatorOf(world, id).read_state).toBe('read');
    expect(world.balance()).toBe(4);
  });

  it('is left alone once the person has written to them, or set a status', async () => {
    const dm = { dm_sent_at: new Date('2026-05-01T12:01:00Z') };
    const rejected = { status: 'Rejected', status_set_by: 'person' };
    for (const [data, end] of [
      [dm, { stopped: 1 }],
      [rejected, { put_off: 1 }],
    ] as const) {
      const { world, id } = await openBlocked();
      const path = creatorDocument.path('max', id);
      await world.write('update', path, data);
      world.later(HOUR);
      const { sweep, fetched } = rereader(world, pages());
      expect(await sweep()).toMatchObject(end);
      expect(fetched).toEqual([]);
      expect(creatorOf(world, id)).toMatchObject({
        read_state: 'blocked',
        read_attempts: 'stopped' in end ? 1 : 0,
      });
      expect(creatorOf(world, id).next_read_at === null).toBe('stopped' in end);
      expect(world.balance()).toBe(10);
    }
  });

  it('is read and charged as by a request when it turns out to be private', async () => {
    const { world, id } = await openBlocked();
    world.later(HOUR);
    const body = tiktokPage({ handle: 'ann.studio' }).replace(
      '"privateAccount":false',
      '"privateAccount":true',
    );
    await rereader(world, { [ANN]: page(ANN, body) }).sweep();
    expect(creatorOf(world, id)).toMatchObject({ read_state: 'private', next_read_at: null });
    expect(world.balance()).toBe(9);
  });
});

describe('a creator whose linked page did not open', () => {
  it('is read again, free of charge, until the page opens', async () => {
    const world = await memoryWorld();
    const { creator } = await phone(world).requestCapture({ url: BOB });
    const id = creator.id ?? '';
    expect(creatorOf(world, id)).toMatchObject({
      read_state: 'read',
      read_blocked_by: 'search_unfinished',
    });
    world.later(HOUR);
    await rereader(world, pages()).sweep();
    expect(creatorOf(world, id)).toMatchObject({
      read_attempts: 1,
      read_blocked_by: 'search_unfinished',
    });
    const link = 'https://linktr.ee/bob';
    const account = {
      username: 'bob',
      links: [],
      socialLinks: [{ type: 'EMAIL_ADDRESS', url: 'mailto:bob@dance-house.com' }],
    };
    const next = JSON.stringify({ props: { pageProps: { account } } });
    const body = `<script id="__NEXT_DATA__" type="application/json">${next}</script>`;
    world.later(2 * HOUR);
    await rereader(world, { ...pages(), [link]: page(link, body) }).sweep();
    expect(creatorOf(world, id)).toMatchObject({
      email: 'bob@dance-house.com',
      read_blocked_by: null,
      next_read_at: null,
    });
    expect(world.data(deliveryDocument.path('max', `email_${id}`))).toMatchObject({
      state: 'queued',
    });
    expect(world.balance()).toBe(9);
    expectExact(world);
  });
});
