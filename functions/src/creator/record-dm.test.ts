import { describe, expect, it } from 'vitest';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { recordDm } from './record-dm.ts';
import { runCreatorChange } from './run-creator-change.ts';
import { captured, creator, dmWorld } from '../../test/dm-world.ts';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';

const SENT = { uid: 'max', creator_id: 'ann', step: 'sent' } as const;

describe('a DM recorded as sent', () => {
  it('marks the creator, counts in the day and is shown in the feed', async () => {
    const world = await dmWorld();
    const now = world.ports.clock();
    expect(await recordDm(world.ports, SENT)).toEqual({ recorded: true });
    expect(world.creator()).toEqual({
      ...creator,
      dm_sent_at: now,
      status: 'Contacted',
      ...serverWrote(now),
    });
    expect(world.day()).toEqual({ dms_sent: 1 });
    expect(world.data(activityDocument.path('max', 'dm_ann'))).toEqual({
      at: now,
      kind: 'dm_sent',
      creator_id: 'ann',
      creator_name: 'ann',
      detail: '',
    });
  });

  it('counts in the day it is in the person’s time zone', async () => {
    const world = await dmWorld();
    world.later(11 * 60 * 60 * 1000);
    await recordDm(world.ports, SENT);
    expect(world.day('2026-05-02')).toEqual({ dms_sent: 1 });
  });

  it('changes nothing when it is recorded again', async () => {
    const world = await dmWorld();
    await recordDm(world.ports, SENT);
    const before = world.documents.dump();
    world.later(60_000);
    expect(await recordDm(world.ports, SENT)).toEqual({ recorded: false });
    expect(world.documents.dump()).toEqual(before);
  });

  it('counts once, however many times it is recorded at once', async () => {
    const world = await dmWorld();
    const all = await Promise.all(Array.from({ length: 8 }, () => recordDm(world.ports, SENT)));
    expect(all.filter(({ recorded }) => recorded)).toHaveLength(1);
    expect(world.day()).toEqual({ dms_sent: 1 });
    expect(world.feed()).toHaveLength(1);
  });

  it.each<Partial<Creator>>([
    { status: 'Rejected', status_set_by: 'person' },
    { status: 'Discovered', status_set_by: 'person' },
    { status: 'Contacted', status_set_by: 'event' },
  ])('leaves the status $status of a $status_set_by alone', async (change) => {
    const world = await dmWorld(change);
    await recordDm(world.ports, SENT);
    expect(world.creator()).toMatchObject(change);
  });

  it('keeps a status that the person sets at the same moment', async () => {
    const world = await dmWorld();
    const documents = beforeFirstCommit(world.documents, () => {
      const data = { status: 'Responded', status_set_by: 'person' };
      return world.write('update', creatorDocument.path('max', 'ann'), data);
    });
    expect(await recordDm({ ...world.ports, documents }, SENT)).toEqual({ recorded: true });
    expect(world.creator()).toMatchObject({
      status: 'Responded',
      dm_sent_at: expect.any(Date) as Date,
    });
    expect(world.day()).toEqual({ dms_sent: 1 });
  });

  it('is ignored by the trigger', async () => {
    const world = await dmWorld();
    await recordDm(world.ports, SENT);
    const change = { event_id: 'e1', before: creator, after: world.creator() };
    await runCreatorChange(world.ports, { uid: 'max', ...change });
    expect(world.feed()).toMatchObject([{ kind: 'dm_sent' }]);
  });
});

describe('a DM to a creator who unsubscribed', () => {
  const asked = { opted_out_at: captured };

  it('is refused when opened, and is not counted', async () => {
    const world = await dmWorld(asked);
    const before = world.documents.dump();
    const opening = recordDm(world.ports, { ...SENT, step: 'opened' });
    await expect(opening).rejects.toMatchObject({
      code: 'bad_request',
      message: 'ann unsubscribed, so there is no DM to send.',
    });
    expect(world.documents.dump()).toEqual(before);
  });

  it('is recorded when it was sent all the same', async () => {
    const world = await dmWorld(asked);
    expect(await recordDm(world.ports, SENT)).toEqual({ recorded: true });
    expect(world.day()).toEqual({ dms_sent: 1 });
  });
});

describe('a DM taken back', () => {
  const TAKEN_BACK = { ...SENT, step: 'taken_back' } as const;

  it('leaves nothing of it, also the day after', async () => {
    const world = await dmWorld();
    await recordDm(world.ports, SENT);
    world.later(24 * 60 * 60 * 1000);
    expect(await recordDm(world.ports, TAKEN_BACK)).toEqual({ recorded: true });
    expect(world.creator()).toEqual({ ...creator, ...serverWrote(world.ports.clock()) });
    expect(world.day()).toEqual({ dms_sent: 0 });
    expect(world.feed()).toEqual([]);
  });

  it('counts once, however many times it is taken back at once', async () => {
    const world = await dmWorld();
    await recordDm(world.ports, SENT);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => recordDm(world.ports, TAKEN_BACK)),
    );
    expect(all.filter(({ recorded }) => recorded)).toHaveLength(1);
    expect(world.day()).toEqual({ dms_sent: 0 });
  });

  it('changes nothing where none was recorded', async () => {
    const world = await dmWorld();
    const before = world.documents.dump();
    expect(await recordDm(world.ports, TAKEN_BACK)).toEqual({ recorded: false });
    expect(world.documents.dump()).toEqual(before);
  });

  it('leaves the status alone that a person set, or an email', async () => {
    for (const change of [
      { status: 'Responded', status_set_by: 'person' },
      { status: 'Contacted', status_set_by: 'event', email_sent: true },
    ] as const) {
      const world = await dmWorld(change);
      await recordDm(world.ports, SENT);
      await recordDm(world.ports, TAKEN_BACK);
      expect(world.creator()).toMatchObject({ ...change, dm_sent_at: null });
    }
  });
});

it('a DM that was opened counts each time, and changes nothing else', async () => {
  const world = await dmWorld();
  const opened = { ...SENT, step: 'opened' } as const;
  await recordDm(world.ports, opened);
  expect(await recordDm(world.ports, opened)).toEqual({ recorded: true });
  expect(world.day()).toEqual({ dms_opened: 2 });
  expect(world.creator()).toEqual(creator);
  expect(world.feed()).toEqual([]);
});

it.each(['opened', 'sent', 'taken_back'] as const)(
  '%s is refused for a creator nobody captured',
  async (step) => {
    const { ports, documents } = await memoryWorld();
    const before = documents.dump();
    await expect(recordDm(ports, { uid: 'max', creator_id: 'bob', step })).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/isn’t in your CRM/) as string,
    });
    expect(documents.dump()).toEqual(before);
  },
);

it('the creator of another user is refused', async () => {
  const { ports } = await dmWorld();
  await expect(recordDm(ports, { ...SENT, uid: 'eve' })).rejects.toMatchObject({
    code: 'unauthorized',
  });
});
