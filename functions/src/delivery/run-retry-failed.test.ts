import { describe, expect, it } from 'vitest';
import type { Channel } from '@vibes/core/channel/channel';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { queueMirror, type Delivery } from '@vibes/core/delivery/delivery';
import {
  channelHealthDocument,
  contactedDocument,
  crmSettingsDocument,
  deliveryDocument,
  emailSettingsDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { runDispatch } from './run-dispatch.ts';
import { runRetryFailed } from './run-retry-failed.ts';

async function openWorld() {
  const world = await memoryWorld();
  const change = (path: string, data: Record<string, unknown>) => world.write('update', path, data);
  await change(crmSettingsDocument.path('max'), {
    active_crm_mode: 'webhook',
    webhook_url: 'https://hooks.example.com/crm',
  });
  const failed = { state: 'failed', due_at: undefined, last_error: refusal('gave_up') };
  return {
    ...world,
    change,
    /** An email that failed, and released its address. */
    failEmail: async (name: string, data: Partial<Delivery> = {}) => {
      const id = await queueDelivery(world, name);
      await change(deliveryDocument.path('max', id), { ...failed, ...data });
      const path = contactedDocument.path('max', `hash-of-${name}@studio.com`);
      await world.write('delete', path);
      return id;
    },
    failMirror: async (creator_id: string, at = world.ports.clock()) => {
      const id = `crm_${creator_id}_c1`;
      const of = { creator_id, creator_name: creator_id, now: at };
      const data = { ...queueMirror({ kind: 'crm', ...of }), ...failed };
      await world.write('create', deliveryDocument.path('max', id), data);
      return id;
    },
    retry: (channel: Channel) => runRetryFailed(world.ports, { uid: 'max', channel }),
    state: (id: string) => stateOf(world, id)?.['state'],
    stop: (channel: Channel, code: 'webhook_gone' | 'webhook_stopped') =>
      world.write('set', channelHealthDocument.path('max', channel), {
        ...{ verified_at: null, failing_since: null, paused_until: null },
        stopped_at: world.ports.clock(),
        last_error: refusal(code),
      }),
  };
}

describe('all that failed on a channel', () => {
  it('is queued again, nothing of another channel or state with it, and dispatched once', async () => {
    const world = await openWorld();
    const ids = [await world.failEmail('ann'), await world.failEmail('bob')];
    const waiting = await queueDelivery(world, 'cleo');
    const mirror = await world.failMirror('ann');
    expect(await world.retry('gmail')).toMatchObject({ queued: 2 });
    expect(ids.map(world.state)).toEqual(['queued', 'queued']);
    expect([world.state(mirror), world.state(waiting)]).toEqual(['failed', 'queued']);
    expect(world.dispatched).toHaveLength(1);
    await runDispatch(world.ports, { uid: 'max', ...forever });
    expect(world.mail.sent).toHaveLength(3);
    expect(await world.retry('gmail')).toMatchObject({ queued: 0 });
  });

  it('counts an email to the webhook that may have it, else to the active channel', async () => {
    const world = await openWorld();
    const free = await world.failEmail('ann');
    const pinned = await world.failEmail('bob', { channel: 'email_webhook', attempts: 10 });
    const gmail = await world.failEmail('cleo', { channel: 'gmail' });
    const states = () => [free, pinned, gmail].map(world.state);
    await world.change(emailSettingsDocument.path('max'), BY_WEBHOOK);
    expect(await world.retry('email_webhook')).toMatchObject({ queued: 2 });
    expect(states()).toEqual(['queued', 'queued', 'failed']);
    expect(await world.retry('gmail')).toMatchObject({ queued: 1 });
  });

  it('leaves alone what may not go, and queues the others', async () => {
    const world = await openWorld();
    const [out, bounced, fine] = [
      await world.failEmail('ann'),
      await world.failEmail('bob'),
      await world.failEmail('cleo'),
    ];
    for (const [name, reason] of [
      ['ann', 'opted_out'],
      ['bob', 'bounced'],
    ] as const) {
      const path = suppressionDocument.path('max', `hash-of-${name}@studio.com`);
      const data = { uid: 'max', reason, at: world.ports.clock() };
      await world.write('set', path, data);
    }
    expect(await world.retry('gmail')).toMatchObject({ queued: 1 });
    expect([out, bounced, fine].map(world.state)).toEqual(['failed', 'failed', 'queued']);
  });

  it('goes the oldest first, however many there are', async () => {
    const world = await openWorld();
    const start = world.ports.clock().getTime();
    for (let one = 0; one < 250; one += 1) {
      await world.failMirror(`c${one}`, new Date(start - (250 - one) * 1000));
    }
    const order: string[] = [];
    const { documents } = world.ports;
    const watched: typeof documents = {
      ...documents,
      commit(writes) {
        order.push(...writes.flatMap(({ path }) => (path.includes('/deliveries/') ? [path] : [])));
        return documents.commit(writes);
      },
    };
    const ports = { ...world.ports, documents: watched };
    const answer = await runRetryFailed(ports, { uid: 'max', channel: 'crm_webhook' });
    expect(answer).toEqual({ queued: 250, job: { state: 'done', done: 250, total: 250 } });
    expect(order).toHaveLength(250);
    expect(order[0]).toMatch(/crm_c0_c1$/);
    expect(order.at(-1)).toMatch(/crm_c249_c1$/);
    expect(world.dispatched).toHaveLength(1);
  });

  it('of one time are all reached', async () => {
    const world = await openWorld();
    for (let one = 0; one < 230; one += 1) await world.failMirror(`c${one}`);
    expect(await world.retry('crm_webhook')).toMatchObject({ queued: 230 });
  });

  it('reaches what is behind hundreds that may not go, and ends', async () => {
    const world = await openWorld();
    const start = world.ports.clock().getTime();
    const path = emailSettingsDocument.path('max');
    await world.change(path, BY_WEBHOOK);
    for (let one = 0; one < 240; one += 1) {
      // Without a creator there is nothing to send.
      const id = `email_gone${one}`;
      const at = new Date(start - (1000 - one) * 1000);
      const of = { creator_id: `gone${one}`, creator_name: 'Gone', now: at };
      const data = { ...queueMirror({ kind: 'crm', ...of }), kind: 'email', state: 'failed' };
      await world.write('create', deliveryDocument.path('max', id), data);
    }
    const last = await world.failEmail('ann');
    expect(await world.retry('email_webhook')).toMatchObject({ queued: 1 });
    expect(world.state(last)).toBe('queued');
    expect(await world.retry('email_webhook')).toMatchObject({ queued: 0 });
  });

  it('skips one that cannot be read', async () => {
    const world = await openWorld();
    const broken = await world.failEmail('eve');
    await world.change(deliveryDocument.path('max', broken), { to: null });
    const id = await world.failEmail('ann');
    expect(await world.retry('gmail')).toMatchObject({ queued: 1 });
    expect([world.state(broken), world.state(id)]).toEqual(['failed', 'queued']);
  });

  it('is queued once by two calls at the same moment', async () => {
    const world = await openWorld();
    const id = await world.failEmail('ann');
    await Promise.all([world.retry('gmail'), world.retry('gmail')]);
    await runDispatch(world.ports, { uid: 'max', ...forever });
    expect(world.mail.sent).toHaveLength(1);
    expect(world.state(id)).toBe('sent');
  });
});

describe('while nothing can go out on a channel, it is refused with what to do', () => {
  it.each([
    ['email_webhook', 'webhook_gone', /press resume/i],
    ['crm_webhook', 'webhook_stopped', /press resume/i],
  ] as const)('%s that is stopped', async (channel, code, message) => {
    const world = await openWorld();
    await world.change(emailSettingsDocument.path('max'), BY_WEBHOOK);
    await world.stop(channel, code);
    await expect(world.retry(channel)).rejects.toMatchObject({ code: 'bad_request', message });
  });

  it.each([
    ['gmail', /Gmail isn’t connected/],
    ['email_webhook', /Make it active in Email Settings/],
    ['notion', /Make it active in CRM/],
  ] as const)('%s that is not active or not ready', async (channel, message) => {
    const world = await openWorld();
    await world.change(emailSettingsDocument.path('max'), { app_password_set: false });
    await expect(world.retry(channel)).rejects.toMatchObject({ code: 'bad_request', message });
  });
});
