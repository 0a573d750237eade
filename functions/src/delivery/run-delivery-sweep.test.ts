import { describe, expect, it } from 'vitest';
import { queueEmail } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { mirrorByNotion, queueMirrorOf } from '../../test/channels.ts';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery } from '../../test/queue-delivery.ts';
import type { DocumentQuery } from '../ports/documents.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

/** An email that is due, of somebody else. */
const queueFor = (world: MemoryWorld, uid: string, id: string) =>
  world.write('create', deliveryDocument.path(uid, `email_${id}`), {
    ...queueEmail({
      creator_id: id,
      creator_name: id,
      to: `${id}@studio.com`,
      subject: 'Hello',
      now: world.ports.clock(),
      hold_back: 'off',
    }),
    uid,
  });

/** The queues that a sweep would run, in the order of their turns. */
async function queuesRun(world: MemoryWorld): Promise<string[]> {
  const ran = new Set<string>();
  const { documents } = world.ports;
  const find = (query: DocumentQuery) => {
    if (!query.where) return documents.find(query);
    const [, uid = ''] = query.collection.split('/');
    ran.add([uid, ...query.where.map(({ value }) => value)].join(' '));
    return Promise.resolve([]);
  };
  await runDeliverySweep({ ...world.ports, documents: { ...documents, find } }, forever);
  return [...ran];
}

describe('the sweep', () => {
  it('finds each queue once, round-robin over users', async () => {
    const world = await memoryWorld();
    await queueDelivery(world, 'ann');
    await queueDelivery(world, 'bob');
    for (const kind of ['notion', 'crm'] as const) {
      await queueMirrorOf(world, `${kind}1`, { kind });
    }
    world.later(1);
    await queueFor(world, 'eve', 'c1');
    expect(await queuesRun(world)).toEqual(['max email', 'eve email', 'max notion', 'max crm']);
  });

  it('passes over a collection of the same name elsewhere', async () => {
    const world = await memoryWorld();
    await queueDelivery(world, 'ann');
    const data = world.data(deliveryDocument.path('max', 'email_ann')) ?? {};
    await world.write('create', 'agencies/a/deliveries/d', data);
    expect(await queuesRun(world)).toEqual(['max email']);
  });

  it('finds a user behind thousands of deliveries of another', async () => {
    const world = await memoryWorld();
    for (let i = 0; i < 2100; i += 1) {
      await queueFor(world, 'eve', `c${i}`);
      world.later(1);
    }
    await queueDelivery(world, 'ann');
    expect(await queuesRun(world)).toEqual(['eve email', 'max email']);
  });

  it('continues a queue that takes longer than its slice', async () => {
    const world = await memoryWorld();
    await mirrorByNotion(world);
    const order: string[] = [];
    for (let i = 0; i < 5; i += 1) await queueMirrorOf(world, `n${i}`, { kind: 'notion' });
    const { notion } = world.ports;
    const open: typeof notion.open = async (account) => {
      const table = await notion.open(account);
      if ('refused' in table) return table;
      return {
        upsert(row, page_id) {
          order.push(row.tiktok_username ?? '');
          world.later(15_000);
          return table.upsert(row, page_id);
        },
      };
    };
    const ports = { ...world.ports, notion: { ...notion, open } };
    expect(await runDeliverySweep(ports, forever)).toEqual({ queues: 1, moved: 5 });
    expect(order).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });

  it('ends when its time is up, and the next one continues', async () => {
    const world = await memoryWorld();
    for (const id of ['ann', 'bob', 'cia']) await queueDelivery(world, id);
    const until = new Date(world.ports.clock().getTime() + 60_000);
    const mail: typeof world.ports.mail = (account) => {
      world.later(40_000);
      return world.ports.mail(account);
    };
    expect(await runDeliverySweep({ ...world.ports, mail }, { until })).toEqual({
      queues: 1,
      moved: 2,
    });
    expect(await runDeliverySweep(world.ports, forever)).toEqual({ queues: 1, moved: 1 });
    expect(world.mail.sent).toHaveLength(3);
  });
});
