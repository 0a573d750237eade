import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { queueMirror, type Delivery, type DeliveryState } from '../delivery/delivery.ts';
import { planBackfillMirror } from './plan-backfill-mirror.ts';

const now = new Date('2026-05-01T12:00:00Z');
const earlier = new Date('2026-05-01T11:00:00Z');
const creator: Creator = {
  ...plainCreator('mara', earlier),
  id: 'c1',
  name: 'Mara',
};
const mirrorIn = (state: DeliveryState, change: Partial<Delivery> = {}): Delivery => ({
  ...queueMirror({ kind: 'notion', creator_id: 'c1', creator_name: 'M', now: earlier }),
  state,
  revision: 3,
  notion_page_id: 'page1',
  ...change,
});
const plan = (mirror: Delivery | null, is_elsewhere = false) =>
  planBackfillMirror({ creator, mirror, is_elsewhere, now });

describe('a back-fill', () => {
  it('queues a first mirror', () => {
    expect(plan(null)).toMatchObject({
      kind: 'create',
      data: { kind: 'notion', creator_id: 'c1', state: 'queued', due_at: now, is_backfill: true },
    });
  });

  it('leaves a mirror that is up to date', () => {
    expect(plan(mirrorIn('sent', { sent_at: earlier }))).toBeNull();
  });

  it.each<[string, Delivery]>([
    ['older than the creator', mirrorIn('sent', { sent_at: new Date(earlier.getTime() - 1) })],
    ['that failed', mirrorIn('failed')],
    ['that was cancelled', mirrorIn('cancelled')],
  ])('queues one again %s, to its own row', (_, mirror) => {
    const planned = plan(mirror);
    expect(planned).toMatchObject({
      kind: 'update',
      data: { state: 'queued', due_at: now, attempts: 0, is_backfill: true, revision: 4 },
    });
    expect(planned?.data).not.toHaveProperty('notion_page_id');
  });

  it.each<DeliveryState>(['held', 'queued', 'sending'])('counts one that is %s', (state) => {
    expect(plan(mirrorIn(state))).toEqual({ kind: 'update', data: { is_backfill: true } });
  });

  it.each<DeliveryState>(['sent', 'failed', 'queued', 'sending'])(
    'to another table mirrors again what is %s, to a new row',
    (state) => {
      expect(plan(mirrorIn(state, { sent_at: now }), true)).toMatchObject({
        kind: 'update',
        data: { notion_page_id: null, revision: 4, is_backfill: true },
      });
    },
  );

  it('to another table never interrupts one that is being sent', () => {
    expect(plan(mirrorIn('sending'), true)?.data).not.toHaveProperty('state');
  });
});
