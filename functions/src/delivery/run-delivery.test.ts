import { describe, expect, it } from 'vitest';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { queueEmail } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { runDelivery } from './run-delivery.ts';
import { runMailbox } from './run-mailbox.ts';
import { runTick } from './run-tick.ts';

const MINUTE = 60_000;

async function queue(world: MemoryWorld, id: string, to = `${id}@studio.com`): Promise<string> {
  const { uid, documents } = world;
  const now = world.ports.clock();
  const target = { platform: 'tiktok', handle: id } as const;
  const reading = { kind: 'blocked', cause: 'waf' } as const;
  const creator = {
    ...describeCreator({ known: null, id, target, reading, note: '', now }),
    email: to,
  };
  const delivery = `email_${id}`;
  await documents.commit([
    { kind: 'create', path: paths.creator(uid, id), data: creator },
    {
      kind: 'create',
      path: paths.delivery(uid, delivery),
      data: queueEmail({ creator_id: id, to, subject: 'Hello', now }),
    },
    {
      kind: 'create',
      path: paths.deliveryPayload(uid, delivery),
      data: { subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' },
    },
    {
      kind: 'create',
      path: paths.contacted(uid, `hash-of-${to}`),
      data: { delivery_id: delivery, at: now },
    },
  ]);
  return delivery;
}

const stateOf = (world: MemoryWorld, id: string) => world.data(paths.delivery(world.uid, id));
const forever = { until: new Date('2100-01-01') };

describe('running a delivery', () => {
  it('sends the mail once and moves the creator on', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('sent');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');

    expect(world.mail.sent).toMatchObject([
      { from: 'max@gmail.com', to: 'ann@studio.com', subject: 'Hello' },
    ]);
    expect(world.data(paths.creator('max', 'ann'))).toMatchObject({
      email_sent: true,
      status: 'Contacted',
    });
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toMatchObject({ emails_sent: 1 });
    expect(world.under('users/max/activity')).toMatchObject([
      { kind: 'email_sent', detail: 'ann@studio.com' },
    ]);
  });

  it('sends one mail however many run it at once', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    const runs = Array.from({ length: 5 }, () => runDelivery(world.ports, { uid: 'max', id }));
    const results = await Promise.all(runs);
    expect(results.filter((result) => result === 'sent')).toHaveLength(1);
    expect(world.mail.sent).toHaveLength(1);
  });

  it('waits after a temporary failure, then sends', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'temporary', code: 'mailbox_unreachable' },
    });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('queued');
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(5000);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('sent');
    expect(world.mail.sent).toHaveLength(1);
    expect(world.under(`${paths.delivery('max', id)}/attempts`)).toMatchObject([
      { outcome: 'temporary', code: 'mailbox_unreachable' },
    ]);
  });

  it('fails for good on a refused password, and frees the address', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'mailbox_refused_sign_in' } });
    expect(world.data(paths.contacted('max', 'hash-of-ann@studio.com'))).toBeUndefined();
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toEqual({ emails_failed: 1 });
  });

  it('is uncertain, and never sends again, when nobody knows', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('uncertain');
    world.later(30 * 24 * 60 * MINUTE);
    expect(await runTick(world.ports, forever)).toEqual({ mailboxes: 0, moved: 0 });
    expect(world.mail.sent).toHaveLength(1);
  });

  it('is uncertain when its sender died on the wire', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    const dying = {
      ...world.ports,
      mail: () =>
        Promise.resolve({
          send: () => Promise.reject(new Error('killed')),
          close: () => undefined,
        }),
    };
    await expect(runDelivery(dying, { uid: 'max', id })).rejects.toThrow('killed');
    expect(stateOf(world, id)).toMatchObject({ state: 'sending', phase: 'on_wire' });
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('left');
    world.later(2 * MINUTE);
    expect(await runTick(world.ports, forever)).toMatchObject({ moved: 1 });
    expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
    expect(world.mail.sent).toEqual([]);
  });

  it('believes the attempt that held it, even after its lease ended', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    const slow = {
      ...world.ports,
      mail: () =>
        Promise.resolve({
          async send() {
            world.later(3 * MINUTE);
            await runTick(world.ports, forever);
            expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
            return { kind: 'accepted' } as const;
          },
          close: () => undefined,
        }),
    };
    expect(await runDelivery(slow, { uid: 'max', id })).toBe('sent');
  });

  it('sends nothing to an address another delivery wrote to', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    await world.documents.commit([
      {
        kind: 'set',
        path: paths.contacted('max', 'hash-of-ann@studio.com'),
        data: { delivery_id: 'email_bob' },
      },
    ]);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('cancelled');
    expect(world.mail.sent).toEqual([]);
  });

  it('says what to do when Gmail is not connected', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    await world.documents.commit([{ kind: 'delete', path: paths.userSecrets('max') }]);
    expect(await runDelivery(world.ports, { uid: 'max', id })).toBe('failed');
    expect(stateOf(world, id)).toMatchObject({ last_error: { code: 'not_set_up' } });
  });
});

describe('running a mailbox', () => {
  it('drains what is due, one mail after the other', async () => {
    const world = await memoryWorld();
    for (let i = 0; i < 25; i += 1) await queue(world, `c${i}`);
    expect(await runMailbox(world.ports, { uid: 'max', ...forever })).toBe(25);
    expect(world.mail.sent).toHaveLength(25);
  });

  it('lets one sender in at a time, and loses nothing of those who found it taken', async () => {
    const world = await memoryWorld();
    for (let i = 0; i < 8; i += 1) await queue(world, `c${i}`);
    await Promise.all(
      Array.from({ length: 8 }, () => runMailbox(world.ports, { uid: 'max', ...forever })),
    );
    await runTick(world.ports, forever);
    expect(new Set(world.mail.sent.map(({ to }) => to)).size).toBe(8);
    expect(world.mail.sent).toHaveLength(8);
  });

  it('is let go when the lease of a dead sender ends, with others waiting since before', async () => {
    const world = await memoryWorld();
    const id = await queue(world, 'ann');
    const dying = {
      ...world.ports,
      mail: () =>
        Promise.resolve({
          send: () => Promise.reject(new Error('killed')),
          close: () => undefined,
        }),
    };
    await queue(world, 'bob');
    await expect(runDelivery(dying, { uid: 'max', id })).rejects.toThrow('killed');
    expect(await runTick(world.ports, forever)).toMatchObject({ moved: 0 });
    world.later(3 * MINUTE);
    await runTick(world.ports, forever);
    expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
    expect(world.mail.sent).toMatchObject([{ to: 'bob@studio.com' }]);
  });

  it('goes on past a delivery that cannot be read, and says which', async () => {
    const world = await memoryWorld();
    const broken = await queue(world, 'ann');
    await queue(world, 'bob');
    const path = paths.delivery('max', broken);
    await world.documents.commit([{ kind: 'update', path, data: { state: 'lost' } }]);
    const faults: string[] = [];
    const ports = { ...world.ports, onFault: ({ id }: { id: string }) => void faults.push(id) };
    expect(await runTick(ports, forever)).toEqual({ mailboxes: 1, moved: 1 });
    expect(world.mail.sent).toMatchObject([{ to: 'bob@studio.com' }]);
    expect(new Set(faults)).toEqual(new Set([broken]));
  });

  it('stops at the daily cap and goes on when there is room again', async () => {
    const world = await memoryWorld();
    for (let i = 0; i < 5; i += 1) await queue(world, `c${i}`);
    const ports = { ...world.ports, limits: { daily_cap: 3, spacing: 0 } };
    await runTick(ports, forever);
    expect(world.mail.sent).toHaveLength(3);
    const waiting = world.under(paths.deliveries('max')).filter(({ state }) => state === 'queued');
    expect(waiting).toMatchObject([
      { last_error: { code: 'daily_cap' } },
      { last_error: { code: 'daily_cap' } },
    ]);
    world.later(24 * 60 * MINUTE);
    await runTick(ports, forever);
    expect(world.mail.sent).toHaveLength(5);
  });
});
