import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mailboxDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { dyingMail, forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { whileSending } from '../../test/while-sending.ts';
import { runDelivery } from './run-delivery.ts';
import { runQueue } from './run-queue.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const MINUTE = 60_000;

const emails = { uid: 'max', kind: 'email', ...forever } as const;

describe('running a queue', () => {
  it('sends one mail at a time, and loses none that found the mailbox busy', async () => {
    const world = await memoryWorld();
    for (let i = 0; i < 8; i += 1) await queueDelivery(world, `c${i}`);
    let under_way = 0;
    let most = 0;
    const mail = whileSending(world.ports.mail, async () => {
      under_way += 1;
      most = Math.max(most, under_way);
      await sleep(1);
      under_way -= 1;
    });
    const ports = { ...world.ports, mail };
    const senders = Array.from({ length: 8 }, () => runQueue(ports, emails));
    await Promise.all(senders);
    await runDeliverySweep(ports, forever);
    expect(most).toBe(1);
    expect(new Set(world.mail.sent.map(({ to }) => to)).size).toBe(8);
    expect(world.mail.sent).toHaveLength(8);
    expect(world.data(mailboxDocument.path('max'))?.['window']).toHaveLength(8);
  });

  it('continues when the lease of a crashed sender ends, with others waiting since before', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const dying = { ...world.ports, mail: dyingMail };
    await queueDelivery(world, 'bob');
    await expect(runDelivery(dying, { uid: 'max', id })).rejects.toThrow('killed');
    expect(await runDeliverySweep(world.ports, forever)).toMatchObject({ moved: 0 });
    world.later(3 * MINUTE);
    await runDeliverySweep(world.ports, forever);
    expect(stateOf(world, id)).toMatchObject({ state: 'uncertain' });
    expect(world.mail.sent).toMatchObject([{ to: 'bob@studio.com' }]);
  });
});
