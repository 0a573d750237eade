import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import type { SuppressionReason } from '@vibes/core/opt-out/suppression';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';

const ADDRESS = 'ann@studio-lee.com';
const MINUTE = 60_000;

async function openWorld(settings: Record<string, unknown> = {}) {
  const world = await memoryWorld();
  await world.write('update', emailSettingsDocument.path('max'), settings);
  return {
    ...world,
    ...phone(world),
    delivery: () => world.under(deliveryDocument.collection('max'))[0],
    send: () => runDispatch(world.ports, { uid: 'max', ...forever }),
    pause: (paused_until: Date) =>
      world.write('set', mailboxDocument.path('max'), { ...EMPTY_MAILBOX, paused_until }),
  };
}

const suppress = (world: MemoryWorld, reason: SuppressionReason, email = ADDRESS) =>
  world.write('set', suppressionDocument.path('max', `hash-of-${email}`), {
    uid: 'max',
    reason,
    at: world.ports.clock(),
  });

describe('an email that is held back', () => {
  it('waits its minutes, during which nothing is dispatched, and then goes by itself', async () => {
    const world = await openWorld({ hold_back: '5' });
    const answer = await world.requestCapture({ url: ANN });
    expect(answer).toMatchObject({
      email: { state: 'held', to: ADDRESS },
      message: `Saved. Email to ${ADDRESS} will be sent in 5 minutes. You can still stop it. Your DM is ready.`,
    });
    const due_at = new Date(world.ports.clock().getTime() + 5 * MINUTE);
    expect(world.delivery()).toMatchObject({ state: 'held', creator_name: 'Ann', due_at });
    expect(world.dispatched).toEqual([]);
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'already_contacted',
      email: { state: 'held' },
    });
    await world.send();
    expect(world.mail.sent).toEqual([]);
    world.later(5 * MINUTE);
    await world.send();
    expect(world.mail.sent).toMatchObject([{ to: ADDRESS }]);
  });
});

describe('an email of a request that asks for a review', () => {
  it('waits for it, whatever the settings say', async () => {
    const world = await openWorld();
    expect(await world.requestCapture({ url: ANN, hold_for_review: true })).toMatchObject({
      email: { state: 'held', to: ADDRESS },
      message: `Saved. Email to ${ADDRESS} is waiting for your review. Your DM is ready.`,
    });
    expect(world.delivery()).not.toHaveProperty('due_at');
    world.later(1000 * MINUTE);
    await world.send();
    expect(world.mail.sent).toEqual([]);
  });

  it('goes at once when a later request, before there was an email, asks for none', async () => {
    const world = await openWorld();
    const walled = phone(world, { [ANN]: page(ANN, tiktokWall) });
    await walled.requestCapture({ url: ANN, hold_for_review: true });
    expect((await world.requestCapture({ url: ANN })).email.state).toBe('queued');
  });
});

it('a closed mailbox is reported, and the email queued all the same', async () => {
  const world = await openWorld();
  await world.pause(new Date(world.ports.clock().getTime() + MINUTE));
  expect(await world.requestCapture({ url: ANN })).toMatchObject({
    email: { state: 'paused', to: ADDRESS },
    message: `Saved. Email to ${ADDRESS} will be sent when your mailbox can send again. Your DM is ready.`,
  });
  expect(world.delivery()).toMatchObject({ state: 'queued', to: ADDRESS });
});

it('a mailbox that was closed only for a while is not reported', async () => {
  const world = await openWorld();
  await world.pause(world.ports.clock());
  expect((await world.requestCapture({ url: ANN })).email.state).toBe('queued');
});

describe('a creator who unsubscribed', () => {
  it('gets no more email at that address, gets no DM, and is shown so', async () => {
    const world = await openWorld();
    await suppress(world, 'opted_out');
    const at = world.ports.clock();
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'created',
      email: { state: 'opted_out', to: ADDRESS },
      message: `Saved. ${ADDRESS} unsubscribed from your emails, so nothing was sent.`,
      dm: null,
    });
    expect(world.creators()).toMatchObject([{ opted_out_at: at }]);
    expect(world.delivery()).toBeUndefined();
  });

  it('is written to at no other address either', async () => {
    const world = await openWorld();
    const walled = phone(world, { [ANN]: page(ANN, tiktokWall) });
    const { creator } = await walled.requestCapture({ url: ANN });
    const opted_out_at = world.ports.clock();
    const path = creatorDocument.path('max', creator.id ?? '');
    await world.write('update', path, { opted_out_at });
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'updated',
      email: { state: 'opted_out' },
      dm: null,
    });
    expect(world.creators()).toMatchObject([{ email: ADDRESS, opted_out_at }]);
    expect(world.delivery()).toBeUndefined();
  });

  it('after an email is not called contacted only', async () => {
    const world = await openWorld();
    const { creator } = await world.requestCapture({ url: ANN });
    await world.send();
    const data = { opted_out_at: world.ports.clock() };
    const path = creatorDocument.path('max', creator.id ?? '');
    await world.write('update', path, data);
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'already_contacted',
      email: { state: 'opted_out' },
      message: 'This creator unsubscribed. Nothing was sent or charged.',
      dm: null,
    });
  });
});

describe('an address that its own server refused', () => {
  it('gets nothing, keeps the DM, and is shown so until another is found', async () => {
    const world = await openWorld();
    await suppress(world, 'bounced');
    const at = world.ports.clock();
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      email: { state: 'bounced', to: ADDRESS },
      message: `Saved. An earlier email to ${ADDRESS} bounced, so nothing was sent. Your DM is ready.`,
      dm: { platform: 'tiktok' },
    });
    expect(world.creators()).toMatchObject([{ email_refused_at: at }]);
    expect(world.delivery()).toBeUndefined();
    const moved = {
      [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', bio: 'new@ann-lee.com' })),
    };
    expect((await phone(world, moved).requestCapture({ url: ANN })).email.state).toBe('queued');
    expect(world.creators()).toMatchObject([{ email_refused_at: null }]);
  });
});
