import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../../core/test/plain-creator.ts';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { creatorDocument, replyDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { recordStatusChange } from './record-status-change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2026-05-01T12:00:00Z');
const creator: Creator = plainCreator('ann', now);
const byPerson = (status: CreatorStatus): Creator => ({
  ...creator,
  status,
  status_set_by: 'person',
});

type Event = [event: string, before: Creator, after: Creator];

/** Delivers the events, a day apart if asked; `stands` is the creator as stored by then. */
async function record(changes: Event[], { apart = 0, stands = null as Creator | null } = {}) {
  const world = await memoryWorld();
  const path = creatorDocument.path('max', 'ann');
  if (stands) await world.write('create', path, { ...stands });
  for (const [event_id, before, after] of changes) {
    await recordStatusChange(world.ports, { uid: 'max', event_id, before, after });
    world.later(apart);
  }
  return {
    feed: world.under('users/max/activity'),
    replies: world.counted()?.replies,
    next_day: world.counted('2026-05-02'),
    reply: world.data(replyDocument.path('max', 'ann')),
  };
}

describe('a status set by a person', () => {
  it('is shown in the feed', async () => {
    const { feed, replies } = await record([['e1', creator, byPerson('Rejected')]]);
    expect(feed).toMatchObject([{ kind: 'status_changed', detail: 'Discovered → Rejected' }]);
    expect(replies).toBeUndefined();
  });

  it('counts the first move to Responded as a reply, and no later one', async () => {
    const { feed, replies } = await record([
      ['e1', creator, byPerson('Responded')],
      ['e2', byPerson('Responded'), byPerson('Contacted')],
      ['e3', byPerson('Contacted'), byPerson('Responded')],
    ]);
    expect(replies).toBe(1);
    expect(feed).toHaveLength(3);
  });

  it('is recorded once when its event comes twice', async () => {
    const event: [string, Creator, Creator] = ['e1', creator, byPerson('Converted')];
    expect((await record([event, event])).feed).toHaveLength(1);
  });

  it('is counted once when the event of a reply comes twice', async () => {
    const event: [string, Creator, Creator] = ['e1', creator, byPerson('Responded')];
    const { feed, replies } = await record([event, event]);
    expect(feed).toHaveLength(1);
    expect(replies).toBe(1);
  });
});

describe('a Responded that is undone', () => {
  const set: Event = ['e1', creator, byPerson('Responded')];
  const undo: Event = ['e2', byPerson('Responded'), creator];

  it('is shown in the feed, and no longer counts in its day', async () => {
    const recorded = await record([set, undo], { apart: DAY_MS });
    expect(recorded).toMatchObject({ replies: 0, next_day: undefined, reply: undefined });
    expect(recorded.feed).toMatchObject([
      { detail: 'Discovered → Responded' },
      { detail: 'Responded → Discovered' },
    ]);
  });

  it('is undone once when the event comes twice', async () => {
    const { feed, replies } = await record([set, undo, undo, set]);
    expect(replies).toBe(0);
    expect(feed).toHaveLength(2);
  });

  it('counts again when it is set again', async () => {
    const again: Event = ['e3', creator, byPerson('Responded')];
    expect((await record([set, undo, again])).replies).toBe(1);
  });

  it('counts for nothing when its events come in the other order', async () => {
    const { feed, replies, reply } = await record([undo, set], { stands: creator });
    expect(feed).toHaveLength(2);
    expect({ replies, reply }).toEqual({ replies: undefined, reply: undefined });
  });

  it('stays counted when it was set again before the event came', async () => {
    const again: Event = ['e3', creator, byPerson('Responded')];
    const { feed, replies } = await record([set, again, undo], { stands: byPerson('Responded') });
    expect(feed).toHaveLength(3);
    expect(replies).toBe(1);
  });
});

it('another status that is undone keeps the earlier reply', async () => {
  const { feed, replies } = await record([
    ['e1', creator, byPerson('Responded')],
    ['e2', byPerson('Rejected'), creator],
  ]);
  expect(feed).toHaveLength(2);
  expect(replies).toBe(1);
});
