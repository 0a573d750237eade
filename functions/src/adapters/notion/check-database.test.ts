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

describe('a check', () => {
  const check = (change: Partial<NotionAccount> = {}, add_missing = false, patience?: number) =>
    notion.open(patience).check(account(change), { add_missing });

  it('returns the columns found and missing', async () => {
    const { id } = await notion.source();
    expect(
      await check({
        database: `https://www.notion.so/Creators-${DEMO_NOTION.creators}?v=${'f'.repeat(32)}`,
      }),
    ).toEqual({
      ok: true,
      title: 'Creators',
      notion_database_id: DEMO_NOTION.creators,
      sources: [{ id, name: 'Creators' }],
      notion_data_source_id: id,
      columns: [
        { field: 'name', column: 'Name' },
        { field: 'tiktok_username', column: 'TikTok' },
        { field: 'instagram_username', column: 'Instagram' },
        { field: 'email', column: 'E-mail' },
        { field: 'status', column: 'Status' },
      ],
      missing: ['linktree_url', 'email_source', 'email_sent', 'notes'],
    });
  });

  it('adds what is missing, once, and reports again', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await check({ database: DEMO_NOTION.empty }, true)).toMatchObject({ missing: [] });
    }
    expect(await notion.requests()).toMatchObject({ 'data_sources.update': 1 });
    expect((await notion.source(DEMO_NOTION.empty)).columns).toEqual({
      Name: 'title',
      TikTok: 'rich_text',
      Instagram: 'rich_text',
      Email: 'email',
      Linktree: 'url',
      'Email Source': 'select',
      'Email Sent': 'checkbox',
      Status: 'select',
      Notes: 'rich_text',
    });
  });

  it('adds a column beside one of its name and another type', async () => {
    const id = await notion.addDatabase({ Name: 'title', TikTok: 'number', EMAIL: 'checkbox' });
    expect(await check({ database: id })).toMatchObject({
      missing: expect.arrayContaining(['tiktok_username', 'email']) as string[],
    });
    const added = await check({ database: id }, true);
    expect(added).toMatchObject({ missing: [] });
    expect(added).toMatchObject({
      columns: expect.arrayContaining([
        { field: 'tiktok_username', column: 'TikTok (Vibes)' },
        { field: 'email', column: 'Email (Vibes)' },
      ]) as object[],
    });
    expect((await notion.source(id)).columns).toMatchObject({
      TikTok: 'number',
      EMAIL: 'checkbox',
    });
  });

  it('is seen by the next mirror', async () => {
    const tables = notion.open();
    await notion.copy(MARA, null, tables);
    await tables.check(account(), { add_missing: true });
    await notion.copy(MARA, null, tables);
    expect(await notion.rows()).toMatchObject([{ cells: { Notes: 'met at the fair' } }]);
  });

  it('asks to choose among several tables, and takes the one chosen', async () => {
    const { id } = await notion.source(DEMO_NOTION.campaigns, 1);
    expect(await check({ database: DEMO_NOTION.campaigns })).toMatchObject({
      sources: [{ name: 'Spring' }, { name: 'Autumn' }],
      notion_data_source_id: null,
      columns: [],
      missing: [],
    });
    const chosen = { database: DEMO_NOTION.campaigns, data_source_id: id };
    expect(await check(chosen)).toMatchObject({ notion_data_source_id: id });
    expect(await check({ database: id })).toMatchObject({
      notion_database_id: DEMO_NOTION.campaigns,
      notion_data_source_id: id,
    });
  });

  it.each<[string, Partial<NotionAccount>, string, RegExp]>([
    ['no id', { database: 'my database' }, 'notion_id_invalid', /Copy link/],
    ['a page', { database: DEMO_NOTION.page }, 'notion_is_page', /leads to a page/],
    [
      'a database nobody shared',
      { database: DEMO_NOTION.private },
      'notion_not_shared',
      /Connections/,
    ],
    ['a wrong key', { api_key: 'ntn_wrong' }, 'notion_key_refused', /integration’s key/],
  ])('says what to do about %s', async (_, change, code, sentence) => {
    expect(await check(change)).toEqual({
      ok: false,
      code,
      sentence: expect.stringMatching(sentence) as string,
    });
  });

  it('says so when the database is in the trash', async () => {
    await notion.control('/trash', { id: DEMO_NOTION.creators, in_trash: true });
    expect(await check()).toMatchObject({ ok: false, code: 'notion_in_trash' });
  });

  it('says so when the key may not add columns', async () => {
    expect(await check({ api_key: READ_ONLY_NOTION_KEY }, true)).toMatchObject({
      ok: false,
      code: 'notion_restricted',
    });
  });

  it.each<[NotionFault['mode'], string, number?]>([
    ['hang', 'notion_unreachable', LITTLE_PATIENCE],
    ['rate_limited', 'notion_busy'],
  ])('says that Notion could not answer (%s)', async (mode, code, patience) => {
    await notion.fail({ mode });
    expect(await check({}, false, patience)).toMatchObject({ ok: false, code });
  });
});
