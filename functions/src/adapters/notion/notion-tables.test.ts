import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DEMO_NOTION,
  READ_ONLY_NOTION_KEY,
} from '../../../../local/src/stand-ins/notion/demo-workspace.ts';
import type { NotionFault } from '../../../../local/src/stand-ins/notion/fault.ts';
import {
  account,
  LITTLE_PATIENCE,
  localNotion,
  MARA,
  type LocalNotion,
} from '../../../test/local-notion.ts';
import type { NotionAccount } from '../../ports/notion-tables.ts';

let notion: LocalNotion;
beforeEach(async () => {
  notion = await localNotion();
});
afterEach(() => notion.stop());

describe('a table', () => {
  it('is read once a minute', async () => {
    const tables = notion.open();
    for (let second = 0; second < 60; second += 10) {
      await notion.copy(MARA, null, tables);
      notion.later(10_000);
    }
    expect(await notion.requests()).toMatchObject({ 'databases.retrieve': 1 });
    await notion.copy(MARA, null, tables);
    expect(await notion.requests()).toMatchObject({ 'databases.retrieve': 2 });
  });

  it.each<[string, Partial<NotionAccount>, string]>([
    ['a wrong key', { api_key: 'ntn_wrong' }, 'notion_key_refused'],
    ['a key that is none', { api_key: 'ntn_ключ\n' }, 'notion_key_refused'],
    ['no database', { database: 'db1' }, 'notion_not_set_up'],
    ['a database nobody shared', { database: DEMO_NOTION.private }, 'notion_not_shared'],
    ['a page', { database: DEMO_NOTION.page }, 'notion_not_shared'],
    ['several tables', { database: DEMO_NOTION.campaigns }, 'notion_many_tables'],
    ['no column for a handle', { database: DEMO_NOTION.empty }, 'notion_columns'],
  ])('is refused for good: %s', async (_, change, code) => {
    expect(await notion.open().open(account(change))).toMatchObject({
      refused: { kind: 'permanent', code },
    });
  });

  it('is taken by its own id', async () => {
    const { id } = await notion.source(DEMO_NOTION.campaigns, 1);
    const chosen = account({ database: DEMO_NOTION.campaigns, data_source_id: id });
    const table = await notion.open().open(chosen);
    if ('refused' in table) throw new Error('refused');
    await table.upsert(MARA, null);
    expect((await notion.source(DEMO_NOTION.campaigns, 1)).rows).toHaveLength(1);
    expect((await notion.source(DEMO_NOTION.campaigns, 0)).rows).toHaveLength(0);
  });
});

describe('what Notion answers', () => {
  const seconds = (count: number) => new Date(notion.now().getTime() + count * 1000);

  it.each<[string, NotionFault, object]>([
    ['429 without', { mode: 'rate_limited' }, { kind: 'postponed', seconds: 30 }],
    ['529', { mode: 'overloaded', retry_after: 12 }, { kind: 'postponed', seconds: 12 }],
    ['503', { mode: 'unavailable' }, { kind: 'temporary', code: 'notion_unreachable' }],
    ['a broken connection', { mode: 'drop' }, { kind: 'temporary', code: 'notion_unreachable' }],
    ['nothing', { mode: 'hang' }, { kind: 'temporary', code: 'notion_unreachable' }],
  ])('%s', async (_, fault, expected) => {
    const tables = notion.open(fault.mode === 'hang' ? LITTLE_PATIENCE : undefined);
    await notion.copy(MARA, null, tables);
    await notion.fail(fault);
    const outcome = await notion.copy({ ...MARA, tiktok_username: 'theo' }, null, tables);
    const wait = (expected as { seconds?: number }).seconds;
    expect(outcome).toMatchObject(
      wait ? { kind: 'postponed', code: 'notion_busy', until: seconds(wait) } : expected,
    );
  });

  it('is asked once a try: the client repeats nothing', async () => {
    const tables = notion.open();
    await notion.copy(MARA, null, tables);
    const before = await notion.requests();
    await notion.fail({ mode: 'rate_limited', retry_after: 1 });
    await notion.copy(MARA, null, tables);
    expect(await notion.requests()).toEqual({ ...before, 'data_sources.query': 2 });
  });

  it('to a key that may only read is a refusal that says so', async () => {
    const table = await notion.openTable({ api_key: READ_ONLY_NOTION_KEY });
    expect(await table.upsert(MARA, null)).toMatchObject({
      kind: 'permanent',
      code: 'notion_restricted',
    });
  });

  it('is returned with its words, and never with the key', async () => {
    const table = await notion.open().open(account({ api_key: 'ntn_wrong' }));
    expect(table).toMatchObject({
      refused: { answer: { status: 401, text: 'unauthorized: API token is invalid.' } },
    });
    expect(JSON.stringify(table)).not.toContain('ntn_wrong');
  });
});
