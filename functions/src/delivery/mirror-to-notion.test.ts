import { describe, expect, it } from 'vitest';
import { creatorDocument } from '@vibes/core/firestore/documents';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { forever } from '../../test/queue-delivery.ts';
import {
  notionAccount,
  NOTION_ACTIVE,
  type NotionAccountWorld,
} from '../../test/notion-account.ts';
import { commitMirror } from '../../test/queue-mirror.ts';
import type { NotionTables } from '../ports/notion-tables.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const SECOND = 1000;

/** An account that mirrors to Notion, with `count` creators of whom each has a mirror due. */
async function openWorld(count: number) {
  const world = await notionAccount();
  await world.save(NOTION_ACTIVE);
  await world.addCreators(count);
  const { uid, documents, ports } = world;
  const ids = Array.from({ length: count }, (_, at) => `c${String(at).padStart(3, '0')}`);
  /** Queues a mirror of a creator, as every change does. */
  const queue = async (id: string) => {
    const change = { uid, creator: world.creator(id), now: ports.clock(), revision: 'r1' };
    await commitMirror(documents, change);
  };
  for (const id of ids) await queue(id);
  return { ...world, ids, queue, sweep: () => runDeliverySweep(ports, forever) };
}
const upserts = (world: NotionAccountWorld) =>
  world.notion.asked.filter((one) => one === 'upsert').length;
const failed: DeliveryOutcome = { kind: 'temporary', code: 'notion_unreachable' };

describe('a mirror to Notion', () => {
  it('is a row with everything the creator has, and empty cells for what they have not', async () => {
    const world = await notionAccount();
    await world.save(NOTION_ACTIVE);
    await world.addCreators(1, {
      name: 'Mara',
      email: 'mara@kiln.test',
      email_source: 'bio',
      notes: '',
    });
    const { uid, documents, ports } = world;
    const change = { uid, creator: world.creator('c000'), now: ports.clock(), revision: 'r1' };
    await commitMirror(documents, change);
    await runDeliverySweep(ports, forever);
    expect(world.notion.rows.map(({ row }) => row)).toEqual([
      {
        name: 'Mara',
        tiktok_username: 'c000',
        instagram_username: null,
        email: 'mara@kiln.test',
        linktree_url: null,
        email_source: 'bio',
        email_sent: false,
        status: 'Discovered',
        notes: null,
      },
    ]);
    expect(world.mirror('c000')).toMatchObject({ state: 'sent', notion_page_id: 'page1' });
  });

  it('goes to the page it has', async () => {
    const world = await openWorld(1);
    await world.sweep();
    await world.write('update', creatorDocument.path(world.uid, 'c000'), {
      tiktok_username: 'new',
    });
    await world.queue('c000');
    await world.sweep();
    expect(world.notion.rows.map(({ row }) => row.tiktok_username)).toEqual(['new']);
  });

  it('is one row though Notion wrote it and did not answer', async () => {
    const world = await openWorld(1);
    world.notion.next.push({ at: 'upsert', outcome: failed, is_written: true });
    await world.sweep();
    expect(world.mirror('c000')).toMatchObject({ state: 'queued', attempts: 1 });
    world.later(60 * SECOND);
    await world.sweep();
    expect(world.mirror('c000')).toMatchObject({ state: 'sent' });
    expect(world.notion.rows).toHaveLength(1);
  });

  it('includes what changed while its lease was taken', async () => {
    const world = await openWorld(1);
    const { notion } = world.ports;
    const open: NotionTables['open'] = async (account) => {
      const data = { notes: 'changed on the way' };
      const path = creatorDocument.path(world.uid, 'c000');
      await world.write('update', path, data);
      return notion.open(account);
    };
    await runDeliverySweep({ ...world.ports, notion: { ...notion, open } }, forever);
    expect(world.notion.rows[0]?.row.notes).toBe('changed on the way');
  });

  it('is sent again when the creator changed while it was being written', async () => {
    const world = await openWorld(1);
    const { notion } = world.ports;
    let changes = 0;
    const open: NotionTables['open'] = async (account) => {
      const table = await notion.open(account);
      if ('refused' in table) return table;
      return {
        async upsert(row, page_id) {
          const outcome = await table.upsert(row, page_id);
          if ((changes += 1) === 1) {
            const path = creatorDocument.path(world.uid, 'c000');
            await world.write('update', path, { notes: 'late' });
            await world.queue('c000');
          }
          return outcome;
        },
      };
    };
    await runDeliverySweep({ ...world.ports, notion: { ...notion, open } }, forever);
    await runDeliverySweep(world.ports, forever);
    expect(world.notion.rows.map(({ row }) => row.notes)).toEqual(['late']);
    expect(world.mirror('c000')).toMatchObject({ state: 'sent' });
  });

  it('is not sent for a creator who is gone', async () => {
    const world = await openWorld(1);
    await world.write('delete', creatorDocument.path(world.uid, 'c000'));
    await world.sweep();
    expect(world.mirror('c000')).toMatchObject({ state: 'cancelled' });
    expect(world.notion.rows).toEqual([]);
  });

  it('fails with what to do when Notion refuses the table', async () => {
    const world = await openWorld(1);
    const outcome = { kind: 'permanent', code: 'notion_not_shared' } as const;
    world.notion.next.push({ at: 'open', outcome });
    await world.sweep();
    expect(world.mirror('c000')).toMatchObject({
      state: 'failed',
      last_error: { code: 'notion_not_shared' },
    });
    expect(upserts(world)).toBe(0);
  });
});

describe('fifty mirrors while Notion asks for a pause of 90 seconds', () => {
  it('wait without calling Notion, and all arrive after it, once', async () => {
    const world = await openWorld(50);
    const until = new Date(world.ports.clock().getTime() + 90 * SECOND);
    const outcome = { kind: 'postponed', code: 'notion_busy', until } as const;
    world.notion.next.push({ at: 'upsert', outcome });
    for (let passed = 0; passed < 90; passed += 15) {
      await world.sweep();
      expect(upserts(world)).toBe(1);
      expect(world.health()).toMatchObject({ paused_until: until });
      world.later(15 * SECOND);
    }
    // They go a little apart once the time has come.
    world.later(30 * SECOND);
    await world.sweep();
    expect(upserts(world)).toBe(51);
    expect(world.notion.rows).toHaveLength(50);
    for (const id of world.ids)
      expect(world.mirror(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});
