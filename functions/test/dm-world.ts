import { describeCreator } from '@vibes/core/capture/describe-creator';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from './memory-world.ts';

export const captured = new Date('2026-04-01T12:00:00Z');
export const creator: Creator = describeCreator({
  known: null,
  id: 'ann',
  target: { platform: 'instagram', handle: 'ann' },
  reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
  note: '',
  now: captured,
});

/** A creator who was captured, what is counted of them, and the feed. */
export async function dmWorld(change: Partial<Creator> = {}) {
  const world = await memoryWorld();
  const path = creatorDocument.path('max', 'ann');
  await world.write('create', path, { ...creator, ...change });
  return {
    ...world,
    creator: () => creatorSchema.parse(world.data(path)),
    day: world.counted,
    feed: () => world.under(activityDocument.collection('max')),
  };
}
