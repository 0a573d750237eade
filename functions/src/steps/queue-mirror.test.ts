import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../../core/test/plain-creator.ts';
import type { CrmMode } from '@vibes/core/crm/crm-settings';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { deliverySchema, queueMirror, type Delivery } from '@vibes/core/delivery/delivery';
import { crmSettingsDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { writesOfMirror } from '../../test/queue-mirror.ts';

const CREATED = new Date('2026-04-01T12:00:00Z');
const creator = {
  ...plainCreator('ann', CREATED),
  name: 'Ann Lee',
};
const path = deliveryDocument.path('max', 'notion_ann');

async function openWorld(active_crm_mode: CrmMode, mirror?: Partial<Delivery>) {
  const world = await memoryWorld();
  const { documents } = world;
  await documents.commit([
    { kind: 'update', path: crmSettingsDocument.path('max'), data: { active_crm_mode } },
  ]);
  const of = { creator_id: 'ann', creator_name: 'ann', now: CREATED };
  const data = { ...queueMirror({ kind: 'notion', ...of }), ...mirror };
  if (mirror) await documents.commit([{ kind: 'create', path, data }]);
  const now = world.ports.clock();
  const writes = (revision: string) =>
    writesOfMirror(documents, { uid: 'max', creator, now, revision });
  return {
    ...world,
    now,
    writes,
    queue: async (revision: string) => documents.commit(await writes(revision)),
    mirror: () => deliverySchema.parse(world.data(path)),
    mirrors: () => world.under(deliveryDocument.collection('max')),
  };
}

describe('a mirror of a creator', () => {
  it('is none while the built-in CRM is active', async () => {
    const world = await openWorld('built-in');
    expect(await world.writes('c1')).toEqual([]);
  });

  it('to a webhook is one a change, and one only when the same change is queued again', async () => {
    const world = await openWorld('webhook');
    expect(await world.queue('c1')).toBe('committed');
    expect(await world.queue('c1')).toBe('conflict');
    expect(await world.queue('c2')).toBe('committed');
    expect(world.data(deliveryDocument.path('max', 'crm_ann_c1'))).toMatchObject({
      kind: 'crm',
      creator_id: 'ann',
      creator_name: 'Ann Lee',
      state: 'queued',
      due_at: world.now,
    });
    expect(world.mirrors()).toHaveLength(2);
  });

  it('to Notion is one a creator, due at once', async () => {
    const world = await openWorld('notion');
    await world.queue('c1');
    expect(world.mirror()).toMatchObject({ kind: 'notion', state: 'queued', due_at: world.now });
    await world.queue('c2');
    expect(world.mirror()).toMatchObject({ state: 'queued', revision: 1 });
    expect(world.mirrors()).toHaveLength(1);
  });

  it.each([
    { state: 'queued', attempts: 2, last_error: refusal('notion_busy') },
    { state: 'sending', attempts: 3, phase: 'on_wire', lease_token: 't' },
  ] as const)('that is $state covers the change too, when it is due', async (mirror) => {
    const due_at = new Date('2026-05-01T13:00:00Z');
    const world = await openWorld('notion', { ...mirror, due_at, revision: 4 });
    await world.queue('c1');
    expect(world.mirror()).toMatchObject({
      ...mirror,
      due_at,
      revision: 5,
      creator_name: 'Ann Lee',
    });
  });

  it.each([
    { state: 'sent', notion_page_id: 'page1', sent_at: CREATED },
    { state: 'failed', attempts: 10, last_error: refusal('gave_up') },
    { state: 'cancelled', last_error: refusal('mirror_off') },
  ] as const)(
    'that was $state is queued again with all its tries, and keeps its row',
    async (mirror) => {
      const world = await openWorld('notion', { ...mirror, due_at: undefined, revision: 1 });
      await world.queue('c1');
      expect(world.mirror()).toMatchObject({
        state: 'queued',
        due_at: world.now,
        attempts: 0,
        last_error: null,
        revision: 2,
        notion_page_id: 'notion_page_id' in mirror ? 'page1' : null,
      });
    },
  );

  it('conflicts, and is queued again, when a worker leased it between reading and writing', async () => {
    const world = await openWorld('notion', { state: 'queued' });
    const writes = await world.writes('c1');
    const taken = { state: 'sending', lease_token: 't' };
    await world.write('update', path, taken);
    expect(await world.documents.commit(writes)).toBe('conflict');
    expect(await world.queue('c1')).toBe('committed');
    expect(world.mirror()).toMatchObject({ ...taken, revision: 1 });
  });
});
