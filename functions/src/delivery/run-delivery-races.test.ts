import { describe, expect, it } from 'vitest';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { interrupted } from '../../test/delivery-harness.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import { runDelivery } from './run-delivery.ts';

describe('a delivery', () => {
  it('counts once a refusal that many workers got at the same moment', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const outcome = { kind: 'temporary', code: 'mailbox_unreachable' } as const;
    world.mail.next.push(
      ...Array.from({ length: 10 }, () => ({ at: 'sign_in' as const, outcome })),
    );
    await Promise.all(
      Array.from({ length: 10 }, () => runDelivery(world.ports, { uid: 'max', id })),
    );
    expect(stateOf(world, id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('keeps a status that a person set while the mail was sent', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const path = creatorDocument.path('max', 'ann');
    const documents = interrupted(world.documents, {
      at: path,
      happens: () => world.write('update', path, { status: 'Rejected', status_set_by: 'person' }),
    });
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
    expect(world.data(path)).toMatchObject({ status: 'Rejected', email_sent: true });
  });

  it('is sent although the answer to its own claim was lost', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const documents = lostAnswer(world.documents);
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
    expect(world.mail.sent).toHaveLength(1);
  });

  it('stores the mail server’s answer despite a fault of the database', async () => {
    const world = await memoryWorld();
    const id = await queueDelivery(world, 'ann');
    const { commit } = world.documents;
    let faults = 0;
    const documents = {
      ...world.documents,
      commit(writes: Parameters<typeof commit>[0]) {
        const isEnd = writes.some(
          ({ kind, path }) => kind === 'set' && path.includes('/activity/'),
        );
        if (isEnd && (faults += 1) <= 2) return Promise.reject(new Error('unavailable'));
        return commit(writes);
      },
    };
    expect(await runDelivery({ ...world.ports, documents }, { uid: 'max', id })).toBe('sent');
  });
});
