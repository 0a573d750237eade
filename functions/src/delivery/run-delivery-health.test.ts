import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  activityDocument,
  channelHealthDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { mirrorByWebhook, emailByWebhook, queueMirrorOf } from '../../test/channels.ts';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDelivery } from './run-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const MINUTE = 60_000;
const run = (world: MemoryWorld, id: string) => runDelivery(world.ports, { uid: 'max', id });
const failed = { kind: 'temporary', code: 'webhook_failed' } as const;

describe('a webhook that fails', () => {
  it('is stopped at once by 410, for all that wait', async () => {
    const world = await memoryWorld();
    await mirrorByWebhook(world);
    const ids = ['ann', 'bob', 'cia'];
    for (const id of ids) await queueMirrorOf(world, id, { kind: 'crm' });
    world.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
    await runDeliverySweep(world.ports, forever);
    expect(world.webhook.requests).toHaveLength(1);
    const gone = { state: 'failed', last_error: refusal('webhook_gone') };
    expect(world.under(deliveryDocument.collection('max'))).toMatchObject([gone, gone, gone]);
    expect(world.data(channelHealthDocument.path('max', 'crm_webhook'))).toMatchObject({
      stopped_at: world.ports.clock(),
    });
    expect(world.under(activityDocument.collection('max'))).toMatchObject([
      { kind: 'copy_failed', creator_name: 'ann', detail: gone.last_error.sentence },
      { kind: 'copy_failed', creator_name: 'bob' },
      { kind: 'copy_failed', creator_name: 'cia' },
    ]);
  });

  it('stays stopped when the answer of another worker comes late', async () => {
    const world = await memoryWorld();
    await mirrorByWebhook(world);
    const path = channelHealthDocument.path('max', 'crm_webhook');
    const first = await queueMirrorOf(world, 'ann', { kind: 'crm' });
    const second = await queueMirrorOf(world, 'bob', { kind: 'crm' });
    const postWebhook: typeof world.ports.postWebhook = async () => {
      world.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
      await run(world, second);
      return failed;
    };
    await runDelivery({ ...world.ports, postWebhook }, { uid: 'max', id: first });
    expect(world.data(path)).toMatchObject({
      stopped_at: world.ports.clock(),
      last_error: { code: 'webhook_gone' },
    });
  });

  it('is not called before the pause it asked for is over', async () => {
    const world = await memoryWorld();
    await mirrorByWebhook(world);
    for (const id of ['ann', 'bob']) await queueMirrorOf(world, id, { kind: 'crm' });
    world.webhook.next.push({ kind: 'temporary', code: 'webhook_busy', retry_after: 10 * MINUTE });
    await runDeliverySweep(world.ports, forever);
    world.later(9 * MINUTE);
    await runDeliverySweep(world.ports, forever);
    expect(world.webhook.requests).toHaveLength(1);
    world.later(2 * MINUTE);
    await runDeliverySweep(world.ports, forever);
    expect(world.webhook.requests).toHaveLength(3);
  });

  it('is given up after ten tries', async () => {
    const world = await memoryWorld();
    await emailByWebhook(world);
    const id = await queueDelivery(world, 'ann');
    world.webhook.next.push(...Array.from({ length: 10 }, () => failed));
    for (let hour = 0; hour < 90; hour += 1) {
      await runDeliverySweep(world.ports, forever);
      world.later(60 * MINUTE);
    }
    expect(world.webhook.requests).toHaveLength(10);
    expect(stateOf(world, id)).toMatchObject({ state: 'failed', last_error: { code: 'gave_up' } });
    expect(world.under(`${deliveryDocument.path('max', id)}/attempts`)).toHaveLength(10);
  });
});

describe('a webhook that fails for days', () => {
  it('is stopped after five, unless a success comes before', async () => {
    const world = await memoryWorld();
    await mirrorByWebhook(world);
    const health = () => world.data(channelHealthDocument.path('max', 'crm_webhook'));
    const fail = async (name: string) => {
      const id = await queueMirrorOf(world, name, { kind: 'crm' });
      world.webhook.next.push({ kind: 'permanent', code: 'webhook_failed' });
      await run(world, id);
      world.later(24 * 60 * MINUTE);
    };
    for (const name of ['a1', 'a2', 'a3']) await fail(name);
    expect(health()).toMatchObject({ stopped_at: null, last_error: { code: 'webhook_failed' } });
    await run(world, await queueMirrorOf(world, 'well', { kind: 'crm' }));
    expect(health()).toMatchObject({ failing_since: null, last_error: null });
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) await fail(name);
    expect(health()).toMatchObject({ stopped_at: null });
    await fail('b6');
    expect(health()).toMatchObject({ last_error: { code: 'webhook_stopped' } });
    const last = await queueMirrorOf(world, 'last', { kind: 'crm' });
    expect(await run(world, last)).toBe('failed');
    expect(stateOf(world, last)).toMatchObject({ last_error: { code: 'webhook_stopped' } });
    expect(world.webhook.requests).toHaveLength(10);
  });
});
