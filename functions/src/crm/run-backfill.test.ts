import { describe, expect, it } from 'vitest';
import {
  backfillDocument,
  creatorDocument,
  crmSettingsDocument,
} from '@vibes/core/firestore/documents';
import { commitMirror } from '../../test/queue-mirror.ts';
import { forever } from '../../test/queue-delivery.ts';
import {
  DATABASE,
  notionAccount,
  NOTION_ACTIVE,
  OTHER_DATABASE,
  type NotionAccountWorld,
} from '../../test/notion-account.ts';
import { runDeliverySweep } from '../delivery/run-delivery-sweep.ts';
import type { Documents } from '../ports/documents.ts';
import { runBackfills } from './run-backfill.ts';

const queueAll = (world: NotionAccountWorld) => runBackfills(world.ports, forever);
/** Queues and delivers all there is. */
async function finish(world: NotionAccountWorld) {
  await queueAll(world);
  await runDeliverySweep(world.ports, forever);
}

describe('the back-fill', () => {
  it('mirrors every creator there is, once', async () => {
    const world = await notionAccount();
    await world.addCreators(250);
    await world.save(NOTION_ACTIVE);
    expect(world.backfill()).toMatchObject({ state: 'running', total: 250, queued: 0 });
    await finish(world);
    expect(world.notion.rows).toHaveLength(250);
    expect(new Set(world.notion.rows.map(({ row }) => row.tiktok_username)).size).toBe(250);
    expect(world.backfill()).toMatchObject({
      state: 'done',
      total: 250,
      queued: 250,
      copied: 250,
      failed: 0,
    });
    expect(world.backfill()).not.toHaveProperty('due_at');
  });

  it('ends at once when there is no creator to mirror', async () => {
    const world = await notionAccount();
    await world.save(NOTION_ACTIVE);
    expect(world.backfill()).toMatchObject({ state: 'done', total: 0 });
    expect(await queueAll(world)).toEqual({ pages: 0 });
  });

  it('begins once: saving Notion again while it is active changes nothing', async () => {
    const world = await notionAccount();
    await world.addCreators(3);
    await world.save(NOTION_ACTIVE);
    await finish(world);
    const before = world.backfill();
    world.later(1000);
    await world.save(NOTION_ACTIVE);
    expect(world.backfill()).toEqual(before);
  });

  it('counts those mirrored before and mirrors those changed since', async () => {
    const world = await notionAccount();
    await world.addCreators(3);
    await world.save(NOTION_ACTIVE);
    await finish(world);
    await world.save({ active_crm_mode: 'built-in' });
    world.later(60_000);
    const now = world.ports.clock();
    await world.write('update', creatorDocument.path(world.uid, 'c001'), {
      notes: 'called',
      updated_at: now,
    });
    await world.save({ active_crm_mode: 'notion' });
    const before = world.notion.asked.filter((one) => one === 'upsert').length;
    await finish(world);
    expect(world.notion.asked.filter((one) => one === 'upsert')).toHaveLength(before + 1);
    expect(world.notion.rows).toHaveLength(3);
    expect(world.notion.rows[1]?.row.notes).toBe('called');
    expect(world.backfill()).toMatchObject({ state: 'done', queued: 3, copied: 3, failed: 0 });
  });

  it('queues again those that failed, and counts those that fail', async () => {
    const world = await notionAccount();
    await world.addCreators(2);
    await world.save(NOTION_ACTIVE);
    await queueAll(world);
    world.notion.next.push({
      at: 'upsert',
      outcome: { kind: 'permanent', code: 'notion_refused' },
    });
    await runDeliverySweep(world.ports, forever);
    expect(world.backfill()).toMatchObject({ copied: 1, failed: 1 });
    await world.save({ active_crm_mode: 'built-in' });
    await world.save({ active_crm_mode: 'notion' });
    await finish(world);
    expect(world.backfill()).toMatchObject({ state: 'done', copied: 2, failed: 0 });
    expect(world.notion.rows).toHaveLength(2);
  });

  it('mirrors everybody again to another database, in new rows', async () => {
    const world = await notionAccount();
    await world.addCreators(3);
    await world.save(NOTION_ACTIVE);
    await finish(world);
    world.later(60_000);
    await world.save({ notion_database_id: OTHER_DATABASE });
    expect(world.backfill()).toMatchObject({ state: 'running', is_elsewhere: true });
    await finish(world);
    const places = world.notion.rows.map(({ database }) => database);
    expect(places.filter((one) => one === DATABASE)).toHaveLength(3);
    expect(places.filter((one) => one === OTHER_DATABASE)).toHaveLength(3);
    expect(world.backfill()).toMatchObject({ state: 'done', copied: 3 });
  });

  it('mirrors everybody again also when the first try at that was cut off', async () => {
    const world = await notionAccount();
    await world.addCreators(3);
    await world.save(NOTION_ACTIVE);
    await finish(world);
    await world.save({ notion_database_id: OTHER_DATABASE });
    await world.save({ active_crm_mode: 'built-in' });
    await world.save({ active_crm_mode: 'notion' });
    await finish(world);
    expect(world.notion.rows).toHaveLength(6);
  });

  it('stops when another CRM is made active', async () => {
    const world = await notionAccount();
    await world.addCreators(5);
    await world.save(NOTION_ACTIVE);
    await world.save({ active_crm_mode: 'built-in' });
    expect(world.backfill()).toMatchObject({ state: 'stopped' });
    expect(await queueAll(world)).toEqual({ pages: 0 });
    expect(world.mirror('c000')).toBeUndefined();
  });

  it('stops also when Notion is cleared, or was switched off directly in the database', async () => {
    const world = await notionAccount();
    await world.addCreators(5);
    await world.save(NOTION_ACTIVE);
    await world.save({ notion_api_key: null });
    expect(world.backfill()).toMatchObject({ state: 'stopped' });

    await world.save(NOTION_ACTIVE);
    const data = { active_crm_mode: 'built-in' };
    await world.write('update', crmSettingsDocument.path(world.uid), data);
    await queueAll(world);
    expect(world.backfill()).toMatchObject({ state: 'stopped', queued: 0 });
    expect(world.mirror('c000')).toBeUndefined();
  });

  it('counts a mirror that was being sent already', async () => {
    const world = await notionAccount();
    await world.addCreators(2);
    const creator = world.creator('c000');
    await world.save(NOTION_ACTIVE);
    const now = world.ports.clock();
    const { uid, documents } = world;
    await commitMirror(documents, { uid, creator, now, revision: 'r1' });
    await finish(world);
    expect(world.backfill()).toMatchObject({ state: 'done', copied: 2 });
    expect(world.notion.rows).toHaveLength(2);
  });

  it('loses and doubles nothing when it is cut off at any point, or run twice at once', async () => {
    for (let point = 0; point < 12; point += 1) {
      const world = await notionAccount();
      await world.addCreators(230);
      await world.save(NOTION_ACTIVE);
      await Promise.allSettled([
        runBackfills({ ...world.ports, documents: crashingAt(world.documents, point) }, forever),
        queueAll(world),
      ]);
      await finish(world);
      expect(world.notion.rows).toHaveLength(230);
      expect(world.backfill()).toMatchObject({ state: 'done', queued: 230, copied: 230 });
    }
  });

  it('continues with others when one throws', async () => {
    const world = await notionAccount();
    await world.addCreators(1);
    await world.save(NOTION_ACTIVE);
    await world.documents.commit([
      { kind: 'set', path: backfillDocument.path('eve'), data: { due_at: world.ports.clock() } },
      { kind: 'set', path: crmSettingsDocument.path('eve'), data: { active_crm_mode: 'notion' } },
    ]);
    const faults: string[] = [];
    const onFault = ({ uid }: { uid: string }) => void faults.push(uid);
    await runBackfills({ ...world.ports, onFault }, forever);
    expect(faults).toEqual(['eve']);
    expect(world.mirror('c000')).toMatchObject({ state: 'queued', is_backfill: true });
  });

  it('of an account that is gone is skipped', async () => {
    const world = await notionAccount();
    await world.addCreators(1);
    await world.save(NOTION_ACTIVE);
    await world.write('delete', crmSettingsDocument.path(world.uid));
    expect(await queueAll(world)).toEqual({ pages: 0 });
  });

  it('begins no page after its time is up', async () => {
    const world = await notionAccount();
    await world.addCreators(1);
    await world.save(NOTION_ACTIVE);
    expect(await runBackfills(world.ports, { until: world.ports.clock() })).toEqual({ pages: 0 });
    expect(world.mirror('c000')).toBeUndefined();
  });
});

/** A database whose `point`th call never returns, alternately done and not done. */
function crashingAt(documents: Documents, point: number): Documents {
  let calls = 0;
  const crashes = () => (calls += 1) > point;
  return {
    ...documents,
    getAll: (all) => (crashes() ? Promise.reject(new Error('killed')) : documents.getAll(all)),
    page: (query) => (crashes() ? Promise.reject(new Error('killed')) : documents.page(query)),
    async commit(writes) {
      if (!crashes()) return documents.commit(writes);
      if (point % 2 === 0) await documents.commit(writes);
      throw new Error('killed');
    },
  };
}
