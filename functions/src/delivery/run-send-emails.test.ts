import { describe, expect, it } from 'vitest';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import { queueEmail } from '@vibes/core/delivery/delivery';
import {
  contactedDocument,
  creatorDocument,
  creditEntryDocument,
  deliveryDocument,
  emailSettingsDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import type { Documents } from '../ports/documents.ts';
import { runDispatch } from './run-dispatch.ts';
import { runSendEmails } from './run-send-emails.ts';

/** A creator with a typed address whose profile was never read, and no email yet. */
async function addCreator(world: MemoryWorld, id: string, data: Record<string, unknown> = {}) {
  const delivery = await queueDelivery(world, id);
  await world.documents.commit([
    { kind: 'delete', path: deliveryDocument.path(world.uid, delivery) },
    { kind: 'delete', path: contactedDocument.path(world.uid, `hash-of-${id}@studio.com`) },
    {
      kind: 'update',
      path: creatorDocument.path(world.uid, id),
      data: { email_set_by: 'person', ...data },
    },
  ]);
}

async function openWorld() {
  const world = await memoryWorld();
  return {
    ...world,
    send: (...creator_ids: string[]) => runSendEmails(world.ports, { uid: world.uid, creator_ids }),
    ask: (...creator_ids: string[]) =>
      runSendEmails(world.ports, { uid: world.uid, creator_ids, dry_run: true }),
    credits: () => world.data(usageCreditsDocument.path(world.uid))?.['num_credits'],
    run: () => runDispatch(world.ports, { uid: world.uid, ...forever }),
    to: () => world.mail.sent.map(({ to }) => to).sort(),
  };
}

describe('emails sent to many creators', () => {
  it('are queued one by one, each for its credit, and dispatched once', async () => {
    const world = await openWorld();
    const ids = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gus'];
    for (const id of ids) await addCreator(world, id);
    const { ends } = await world.send(...ids);
    expect(ends).toEqual(
      ids.map((id) => ({ creator_id: id, delivery_id: `email_${id}`, state: 'queued' })),
    );
    expect(world.credits()).toBe(3);
    expect(world.dispatched).toHaveLength(1);
    await world.run();
    expect(world.to()).toEqual(ids.map((id) => `${id}@studio.com`));
  });

  it('cost the credit of a creator who was never charged in the one write that queues the email', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann', { read_state: 'blocked', charged_at: null });
    const commits: string[][] = [];
    const documents: Documents = {
      ...world.ports.documents,
      commit: (writes) => {
        commits.push(writes.map(({ path }) => path));
        return world.ports.documents.commit(writes);
      },
    };
    const asked = { uid: world.uid, creator_ids: ['ann'] };
    await runSendEmails({ ...world.ports, documents }, asked);
    await runSendEmails({ ...world.ports, documents }, asked);
    expect(commits).toHaveLength(1);
    expect(commits[0]).toEqual(
      expect.arrayContaining([
        deliveryDocument.path(world.uid, 'email_ann'),
        creatorDocument.path(world.uid, 'ann'),
        creditEntryDocument.path(world.uid, 'capture_ann'),
        usageCreditsDocument.path(world.uid),
      ]),
    );
    expect(world.credits()).toBe(9);
    expect(world.data(creatorDocument.path(world.uid, 'ann'))).toMatchObject({
      charged_at: world.ports.clock(),
    });
    expect(world.data(creditEntryDocument.path(world.uid, 'capture_ann'))).toMatchObject({
      ...{ delta: -1, balance_after: 9 },
    });
  });

  it('leave out who cannot have one, each with its reason, and go to the others', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann');
    await addCreator(world, 'bob', { email: null });
    await addCreator(world, 'cleo', { opted_out_at: new Date('2026-04-01T00:00:00Z') });
    const { ends } = await world.send('ann', 'bob', 'cleo', 'nobody');
    expect(ends).toMatchObject([
      { creator_id: 'ann', state: 'queued' },
      { creator_id: 'bob', reason: 'no_address' },
      { creator_id: 'cleo', reason: 'opted_out' },
      {
        creator_id: 'nobody',
        reason: null,
        sentence: expect.stringContaining('isn’t in your CRM') as string,
      },
    ]);
    await world.run();
    expect(world.to()).toEqual(['ann@studio.com']);
  });

  it('stop costing where the credits end, and say so', async () => {
    const world = await openWorld();
    await world.write('update', usageCreditsDocument.path(world.uid), { num_credits: 1 });
    await addCreator(world, 'ann');
    await addCreator(world, 'bob');
    const { ends } = await world.send('ann', 'bob');
    expect(ends.filter((end) => 'state' in end)).toHaveLength(1);
    expect(ends.filter((end) => 'reason' in end)).toMatchObject([{ reason: 'out_of_credits' }]);
    expect(world.credits()).toBe(0);
  });

  it('leave out one whose document is broken, which is logged, and go to the others', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann');
    await addCreator(world, 'bob', { name: 7 });
    const faults: string[] = [];
    const onFault = ({ id }: { id: string }) => void faults.push(id);
    const asked = { uid: world.uid, creator_ids: ['bob', 'ann'] };
    const { ends } = await runSendEmails({ ...world.ports, onFault }, asked);
    expect(ends).toMatchObject([
      { creator_id: 'bob', reason: 'internal' },
      { creator_id: 'ann', state: 'queued' },
    ]);
    expect(faults).toEqual(['bob']);
    expect(world.credits()).toBe(9);
  });

  it('may be asked for twice: one that is queued keeps its place', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann');
    await world.send('ann', 'ann');
    const due_at = new Date('2026-05-02T12:00:00Z');
    const path = deliveryDocument.path(world.uid, 'email_ann');
    await world.write('update', path, { due_at });
    const before = world.documents.dump();
    expect((await world.send('ann')).ends).toEqual([
      { creator_id: 'ann', delivery_id: 'email_ann', state: 'queued' },
    ]);
    expect(world.documents.dump()).toEqual(before);
    expect(world.credits()).toBe(9);
  });

  it('that are only asked about write nothing, and end as they would', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann', { read_state: 'blocked', charged_at: null });
    await addCreator(world, 'bob', { email: null });
    await addCreator(world, 'cleo');
    await addCreator(world, 'dan');
    await addCreator(world, 'eve', { email: 'dan@studio.com' });
    await world.send('cleo', 'dan');
    const before = world.documents.dump();
    const { ends } = await world.ask('ann', 'bob', 'cleo', 'dan', 'eve');
    expect(ends).toMatchObject([
      { creator_id: 'ann', state: 'queued' },
      { creator_id: 'bob', reason: 'no_address' },
      { creator_id: 'cleo', reason: 'queued' },
      { creator_id: 'dan', reason: 'queued' },
      { creator_id: 'eve', reason: 'already_sent' },
    ]);
    expect(world.documents.dump()).toEqual(before);
    expect(world.dispatched).toHaveLength(1);
  });

  it('end in time: who was not begun within ten seconds is refused, and may be sent to again', async () => {
    const world = await openWorld();
    const ids = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gus'];
    for (const id of ids) await addCreator(world, id);
    const documents: Documents = {
      ...world.ports.documents,
      async commit(writes) {
        const end = await world.ports.documents.commit(writes);
        if (end === 'committed') world.later(2100);
        return end;
      },
    };
    const ports = { ...world.ports, documents };
    const { ends } = await runSendEmails(ports, { uid: world.uid, creator_ids: ids });
    expect(ends.filter((end) => 'state' in end)).toHaveLength(5);
    const late = { reason: 'timeout', sentence: expect.stringContaining('try again') as string };
    expect(ends.slice(5)).toMatchObject([late, late]);
    expect((await world.send('fay', 'gus')).ends).toMatchObject([
      { state: 'queued' },
      { state: 'queued' },
    ]);
  });

  it('wait for review where the settings hold them, and one on hold is left to the review', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann');
    const path = emailSettingsDocument.path(world.uid);
    await world.write('update', path, { hold_back: 'review' });
    expect((await world.ask('ann')).ends).toMatchObject([{ state: 'held' }]);
    expect((await world.send('ann')).ends).toMatchObject([{ state: 'held' }]);
    expect(world.dispatched).toEqual([]);
    expect(world.data(deliveryDocument.path(world.uid, 'email_ann'))?.['due_at']).toBeUndefined();
    expect((await world.send('ann')).ends).toMatchObject([{ reason: 'on_hold' }]);
    await world.run();
    expect(world.to()).toEqual([]);
    expect(stateOf(world, 'email_ann')).toMatchObject({ state: 'held' });
  });

  it('go out at once where the settings hold captures for minutes: the person has pressed', async () => {
    const world = await openWorld();
    await addCreator(world, 'ann');
    const path = emailSettingsDocument.path(world.uid);
    await world.write('update', path, { hold_back: '5' });
    expect((await world.send('ann')).ends).toMatchObject([{ state: 'queued' }]);
  });

  it('are refused whole when more would wait than may', async () => {
    const world = await openWorld();
    const now = world.ports.clock();
    for (let number = 0; number < MOST_WAITING - 1; number += 1) {
      const creator_id = `c${number}`;
      const data = queueEmail({
        ...{ creator_id, creator_name: creator_id, to: `${creator_id}@studio.com`, subject: 'Hi' },
        ...{ now, hold_back: 'off' },
      });
      const path = deliveryDocument.path(world.uid, `email_${creator_id}`);
      await world.write('create', path, data);
    }
    await addCreator(world, 'ann');
    await addCreator(world, 'bob');
    await expect(world.send('ann', 'bob')).rejects.toMatchObject({
      reason: 'too_many_waiting',
      message: expect.stringContaining('499 wait now') as string,
    });
    expect(stateOf(world, 'email_ann')).toBeUndefined();
    expect((await world.send('ann')).ends).toMatchObject([{ state: 'queued' }]);
  });
});
