import { describe, expect, it } from 'vitest';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld } from '../../test/memory-world.ts';
import { recordStatusChange } from './record-status-change.ts';

const now = new Date('2026-05-01T12:00:00Z');
const creator: Creator = describeCreator({
  known: null,
  id: 'ann',
  target: { platform: 'tiktok', handle: 'ann' },
  reading: { kind: 'blocked', cause: 'waf', contact: { contact: null, others: [] } },
  note: '',
  now,
});
const byPerson = (status: CreatorStatus): Creator => ({
  ...creator,
  status,
  status_set_by: 'person',
});

async function record(changes: [event: string, before: Creator, after: Creator][]) {
  const world = await memoryWorld();
  for (const [event_id, before, after] of changes) {
    await recordStatusChange(world.ports, { uid: 'max', event_id, before, after });
  }
  return {
    feed: world.under('users/max/activity'),
    replies: world.data(paths.dailyStats('max', '2026-05-01'))?.['replies'],
  };
}

describe('a status set by a person', () => {
  it('stands in the feed', async () => {
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

it('what the server writes passes unheard', async () => {
  const contacted: Creator = { ...creator, status: 'Contacted', email_sent: true };
  expect(await record([['e1', creator, contacted]])).toEqual({ feed: [], replies: undefined });
});
