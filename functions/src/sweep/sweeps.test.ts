import {
  creatorDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { probeSweep, SWEEPS, type SweepName } from './sweeps.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

const DUE: Record<SweepName, [path: string, data: Record<string, unknown>][]> = {
  billing: [['stripe_customers/ann', { due_at: NOW }]],
  pictures: [[creatorDocument.path('ann', 'c1'), { picture_due_at: NOW }]],
  purge: [['users/ann/deleted_creators/c1', { purge_at: daysAgo(1) }]],
  backfills: [['users/ann/backfills/notion', { due_at: NOW }]],
  jobs: [['users/ann/jobs/j1', { due_at: NOW }]],
  deliveries: [[deliveryDocument.path('ann', 'd1'), { due_at: NOW }]],
  texts: [
    [deliveryDocument.path('ann', 'd1'), { ended_at: daysAgo(800) }],
    [inboundDocument.path('ann', 'c1', 'm1'), { kept_at: daysAgo(800) }],
  ],
  followUps: [[creatorDocument.path('ann', 'c1'), { follow_up: { due_at: NOW } }]],
  watch: [['mailboxes/ann_main', { watch_due_at: NOW }]],
  rereads: [[creatorDocument.path('ann', 'c1'), { next_read_at: NOW }]],
};
const NOT_YET: Record<string, unknown>[] = [
  { due_at: new Date(NOW.getTime() + 1) },
  { deleted_at: daysAgo(29) },
  { ended_at: daysAgo(700), kept_at: daysAgo(700) },
];

it.each(Object.keys(SWEEPS) as SweepName[])(
  'what is due for the sweep of %s is counted up to a limit, and nothing else',
  async (name) => {
    const documents = memoryDocuments();
    const probe = (limit: number) =>
      probeSweep({ documents, clock: () => NOW }, name, { limit, text_months: 24 });
    for (const [path] of DUE[name])
      for (const [at, data] of NOT_YET.entries())
        await documents.commit([{ kind: 'create', path: `${path}-${at}`, data }]);
    expect(await probe(9)).toEqual({ count: 0, since: null });
    for (const [path, data] of DUE[name]) {
      await documents.commit([{ kind: 'create', path, data }]);
      await documents.commit([{ kind: 'create', path: `${path}-more`, data }]);
    }
    const { count, since } = await probe(9);
    expect(count).toBe(2 * DUE[name].length);
    expect(await probe(1)).toEqual({ count: 1, since });
    expect(since?.getTime()).toBeLessThanOrEqual(NOW.getTime());
  },
);
