import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { restoringPorts } from '../../test/deleting.ts';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { runDeleteCreators, runRestoreCreators } from './run-delete-creators.ts';

const ONE = { state: 'done', done: 1, total: 1 } as const;
const FAULT = new Error('unavailable');

/** Ann's email waits for review. */
async function ann() {
  const harness = await deliveryHarness();
  const { uid, creator_id, ports } = harness;
  const asked = { uid, ids: [creator_id] };
  const at = (over: Documents = ports.documents) => ({ ...ports, documents: over });
  return {
    ...harness,
    del: (over?: Documents) => runDeleteCreators(at(over), asked),
    restore: (over?: Documents) => runRestoreCreators(restoringPorts(at(over)), asked),
    stored: () => harness.data(creatorDocument.path(uid, creator_id)),
    deleted: () => harness.data(deletedCreatorDocument.path(uid, creator_id)),
    done: { ends: [{ id: creator_id, done: true }], job: ONE },
    /** Restored, with the email still stopped. */
    back: {
      ends: [{ id: creator_id, done: true, email: { state: 'stopped', why: null } }],
      job: ONE,
    },
  };
}

describe('a creator that is deleted', () => {
  it('moves to the deleted ones as it was, and what waits is stopped', async () => {
    const world = await ann();
    const before = world.stored();
    expect(await world.del()).toEqual(world.done);
    expect(world.stored()).toBeUndefined();
    expect(world.deleted()).toEqual({
      ...before,
      follow_up_due_at: null,
      deleted_at: world.ports.clock(),
      joined_into: null,
      purge_at: new Date(world.ports.clock().getTime() + 30 * 86_400_000),
    });
    expect(world.delivery(world.id)).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'creator_deleted' },
    });
    expect(world.claimed()).toBeUndefined();
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  it('ends the follow-ups that were planned, for good unless it is undone', async () => {
    const world = await ann();
    const follow_up = {
      ...({ step: 1, of: world.id, made: 0, round: 1, away_until: null } as const),
      ended: null,
      due_at: world.ports.clock(),
    };
    await world.setCreator({ follow_up });
    await world.del();
    const ended = { ...follow_up, due_at: null, ended: 'creator_deleted' };
    expect(world.deleted()?.['follow_up']).toEqual(ended);
    await world.restore();
    expect(world.creator().follow_up).toEqual(ended);
  });

  it('is not deleted while an email to them is being sent, and says so', async () => {
    const world = await ann();
    await world.set({ state: 'sending', lease_token: 't' });
    const before = world.documents.dump();
    expect(await world.del()).toEqual({
      ends: [
        {
          id: world.creator_id,
          done: false,
          sentence: 'An email to Ann is being sent right now. Try again in a minute.',
        },
      ],
      job: ONE,
    });
    expect(world.documents.dump()).toEqual(before);
  });

  it('is looked at again where the email leaves at that moment', async () => {
    const world = await ann();
    const at = deliveryDocument.path(world.uid, world.id);
    const happens = () => world.set({ state: 'sending', lease_token: 't', revision: 1 });
    const { ends } = await world.del(interrupted(world.ports.documents, { at, happens }));
    expect(ends).toMatchObject([{ done: false }]);
    expect(world.stored()).toBeDefined();
    expect(world.deleted()).toBeUndefined();
  });

  it('keeps the address of an email that went out', async () => {
    const world = await ann();
    await world.send();
    await world.run();
    await world.del();
    expect(world.delivery(world.id)).toMatchObject({ state: 'sent' });
    expect(world.claimed(ANN_MAIL)).toBe(world.id);
  });

  it.each(['notion', 'crm'] as const)('stops the copy that waits for the %s', async (kind) => {
    const world = await ann();
    await world.setCrm(kind === 'crm' ? 'webhook' : 'notion');
    await world.requestCapture();
    await world.setCreator({ notes: 'x' });
    await world.restore();
    await world.del();
    await world.restore();
    await world.del();
    const mirrors = world
      .under(deliveryDocument.collection(world.uid))
      .filter((one) => one['kind'] === kind);
    expect(mirrors).not.toEqual([]);
    for (const mirror of mirrors) expect(mirror['state']).toBe('cancelled');
  });
});

describe('a deleted creator', () => {
  it('comes back as it was; what was stopped stays stopped', async () => {
    const world = await ann();
    await world.setCreator({ status: 'Converted', status_set_by: 'person', notes: 'met in Rome' });
    const before = world.creator();
    await world.del();
    world.later(60_000);
    expect(await world.restore()).toEqual(world.back);
    const now = world.ports.clock();
    expect(world.creator()).toEqual({
      ...before,
      updated_at: now,
      writer: { by: 'server', at: now },
    });
    expect(world.deleted()).toBeUndefined();
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  it('can be sent to again, by a press of its own', async () => {
    const world = await ann();
    await world.del();
    await expect(world.send()).rejects.toMatchObject({ code: 'bad_request' });
    await world.restore();
    await world.send();
    await world.run();
    expect(world.sentTo()).toEqual([ANN_MAIL]);
  });

  it('is shown again by the user’s own CRM', async () => {
    const world = await ann();
    await world.setCrm('webhook');
    await world.del();
    await world.restore();
    expect(
      world.under(deliveryDocument.collection(world.uid)).filter(({ kind }) => kind === 'crm'),
    ).toMatchObject([{ state: 'queued', creator_id: world.creator_id }]);
  });

  it('is deleted and restored once, however often and at once', async () => {
    const world = await ann();
    const twice = await Promise.all([world.del(), world.del()]);
    expect(twice).toEqual([world.done, world.done]);
    const deleted = world.documents.dump();
    world.later(60_000);
    expect(await world.del()).toEqual(world.done);
    expect(world.documents.dump()).toEqual(deleted);
    expect(await Promise.all([world.restore(), world.restore()])).toEqual([world.back, world.back]);
    const restored = world.documents.dump();
    world.later(60_000);
    expect(await world.restore()).toEqual(world.back);
    expect(world.documents.dump()).toEqual(restored);
  });
});

it('who is not there is named, and the others go on', async () => {
  const world = await ann();
  const ids = ['nobody', world.creator_id, 'nobody'];
  const { ends } = await runDeleteCreators(world.ports, { uid: world.uid, ids });
  expect(ends).toEqual([
    { id: 'nobody', done: false, sentence: 'This creator isn’t in your CRM anymore.' },
    { id: world.creator_id, done: true },
  ]);
  const restored = await runRestoreCreators(restoringPorts(world.ports), { uid: world.uid, ids });
  expect(restored.ends).toMatchObject([{ id: 'nobody', done: false }, { done: true }]);
});

it('whose document is broken is left as it is, logged and named, and the others go on', async () => {
  const world = await ann();
  const broken = creatorDocument.path(world.uid, 'broken');
  await world.write('set', broken, { name: 7 });
  const faults: string[] = [];
  const onFault = ({ id }: { id: string }) => void faults.push(id);
  const ids = ['broken', world.creator_id];
  const { ends } = await runDeleteCreators({ ...world.ports, onFault }, { uid: world.uid, ids });
  expect(ends).toMatchObject([
    {
      id: 'broken',
      done: false,
      sentence: expect.stringContaining('nothing was changed') as string,
    },
    { id: world.creator_id, done: true },
  ]);
  expect(faults).toEqual(['broken']);
  expect(world.data(broken)).toEqual({ name: 7 });
});

it('ends the call where the database does not answer, and may be asked for again', async () => {
  const world = await ann();
  const documents: Documents = { ...world.ports.documents, getAll: () => Promise.reject(FAULT) };
  await expect(world.del(documents)).rejects.toBe(FAULT);
  expect(await world.del()).toEqual(world.done);
});
