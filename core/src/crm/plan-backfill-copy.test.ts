import { describe, expect, it } from 'vitest';
import { describeCreator } from '../capture/describe-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { queueCopy, type Delivery, type DeliveryState } from '../delivery/delivery.ts';
import { planBackfillCopy } from './plan-backfill-copy.ts';

const now = new Date('2026-05-01T12:00:00Z');
const earlier = new Date('2026-05-01T11:00:00Z');
const creator: Creator = {
  ...describeCreator({
    known: null,
    id: 'c1',
    target: { platform: 'tiktok', handle: 'mara' },
    reading: { kind: 'blocked', cause: 'waf', contact: { contact: null, others: [] } },
    note: '',
    now: earlier,
  }),
  name: 'Mara',
};
const copyIn = (state: DeliveryState, change: Partial<Delivery> = {}): Delivery => ({
  ...queueCopy({ kind: 'notion', creator_id: 'c1', creator_name: 'M', now: earlier }),
  state,
  revision: 3,
  notion_page_id: 'page1',
  ...change,
});
const plan = (copy: Delivery | null, is_elsewhere = false) =>
  planBackfillCopy({ creator, copy, is_elsewhere, now });

describe('a back-fill', () => {
  it('queues a first copy', () => {
    expect(plan(null)).toMatchObject({
      kind: 'create',
      data: { kind: 'notion', creator_id: 'c1', state: 'queued', due_at: now, is_backfill: true },
    });
  });

  it('leaves a copy that is as the creator is', () => {
    expect(plan(copyIn('sent', { sent_at: earlier }))).toBeNull();
  });

  it.each<[string, Delivery]>([
    ['older than the creator', copyIn('sent', { sent_at: new Date(earlier.getTime() - 1) })],
    ['that failed', copyIn('failed')],
    ['that was cancelled', copyIn('cancelled')],
  ])('queues one again %s, to its own row', (_, copy) => {
    const planned = plan(copy);
    expect(planned).toMatchObject({
      kind: 'update',
      data: { state: 'queued', due_at: now, attempts: 0, is_backfill: true, revision: 4 },
    });
    expect(planned?.data).not.toHaveProperty('notion_page_id');
  });

  it.each<DeliveryState>(['held', 'queued', 'sending'])('counts one that is %s', (state) => {
    expect(plan(copyIn(state))).toEqual({ kind: 'update', data: { is_backfill: true } });
  });

  it.each<DeliveryState>(['sent', 'failed', 'queued', 'sending'])(
    'to another table copies anew what is %s, to a row of its own',
    (state) => {
      expect(plan(copyIn(state, { sent_at: now }), true)).toMatchObject({
        kind: 'update',
        data: { notion_page_id: null, revision: 4, is_backfill: true },
      });
    },
  );

  it('to another table never takes one off the wire', () => {
    expect(plan(copyIn('sending'), true)?.data).not.toHaveProperty('state');
  });
});
