import { withoutCounters } from '../../test/without-counters.ts';
import { describe, expect, it } from 'vitest';
import type { NotionAccount } from '../ports/notion-tables.ts';
import {
  DATABASE,
  notionAccount,
  NOTION_ACTIVE,
  OTHER_DATABASE,
} from '../../test/notion-account.ts';
import { checkNotion } from './check-notion.ts';

/** An account whose checks are recorded with what they asked for. */
async function openWorld() {
  const world = await notionAccount();
  const asked: (NotionAccount & { add_missing: boolean })[] = [];
  const { notion } = world.ports;
  const ports = {
    ...world.ports,
    notion: {
      ...notion,
      check: (account: NotionAccount, options: { add_missing: boolean }) => {
        asked.push({ ...account, ...options });
        return notion.check(account, options);
      },
    },
  };
  const check = (request: Parameters<typeof checkNotion>[1]['request'] = {}, uid = 'max') =>
    checkNotion(ports, { uid, request });
  return { ...world, asked, check };
}

describe('a check of Notion', () => {
  it('asks with what is saved', async () => {
    const { save, check, asked, settings } = await openWorld();
    await save(NOTION_ACTIVE);
    await check({ add_missing: true });
    expect(asked).toEqual([
      {
        api_key: 'ntn_0123456789',
        database: DATABASE,
        data_source_id: settings()?.['notion_data_source_id'],
        add_missing: true,
      },
    ]);
  });

  it('asks with what is typed before what is saved, and saves nothing', async () => {
    const { save, check, asked, documents } = await openWorld();
    await save(NOTION_ACTIVE);
    const before = withoutCounters(documents.dump());
    await check({ notion_api_key: 'ntn_typed', notion_database_id: OTHER_DATABASE });
    expect(asked).toEqual([
      { api_key: 'ntn_typed', database: OTHER_DATABASE, data_source_id: null, add_missing: false },
    ]);
    expect(withoutCounters(documents.dump())).toEqual(before);
  });

  it('says what to fill in when something is missing', async () => {
    const { check, asked } = await openWorld();
    expect(await check({ notion_api_key: 'ntn_typed' })).toMatchObject({
      ok: false,
      code: 'notion_not_set_up',
    });
    expect(asked).toEqual([]);
  });

  it('is made ten times a minute at most', async () => {
    const { save, check, later } = await openWorld();
    await save(NOTION_ACTIVE);
    for (let times = 0; times < 10; times += 1) await check();
    await expect(check()).rejects.toMatchObject({ code: 'rate_limited' });
    later(60_000);
    expect(await check()).toMatchObject({ ok: true });
  });

  it('is refused for an account that is not open', async () => {
    const { check } = await openWorld();
    await expect(check({}, 'nobody')).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
