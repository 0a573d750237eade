import { describe, expect, it } from 'vitest';
import { NOTION_FIELDS, type NotionCheck, type NotionField } from '@vibes/core/crm/notion-check';
import {
  DATABASE,
  notionAccount,
  NOTION_ACTIVE,
  NOTION_FILLED,
} from '../../test/notion-account.ts';
import { withoutCounters } from '../../test/without-counters.ts';

const refused = (code: string): NotionCheck => ({ ok: false, code, sentence: `Because ${code}.` });
const found = (change: Partial<Extract<NotionCheck, { ok: true }>>): NotionCheck => ({
  ok: true,
  title: 'Creators',
  notion_database_id: DATABASE,
  sources: [{ id: 's1', name: 'Creators' }],
  notion_data_source_id: 's1',
  columns: [],
  missing: [],
  ...change,
});
const HARD: [string, NotionCheck][] = [
  ['a refused key', refused('notion_key_refused')],
  ['a database nobody shared', refused('notion_not_shared')],
  ['a page', refused('notion_is_page')],
  ['several tables', found({ notion_data_source_id: null })],
  ['columns that lack', found({ missing: Object.keys(NOTION_FIELDS) as NotionField[] })],
];

describe('Notion made active', () => {
  it('is checked first, and stored with the ids Notion returns', async () => {
    const { save, notion, settings, health, ports } = await notionAccount();
    notion.checks.push(found({}));
    await save({ ...NOTION_ACTIVE, notion_database_id: `https://notion.so/Creators-${DATABASE}` });
    expect(settings()).toMatchObject({
      active_crm_mode: 'notion',
      notion_database_id: DATABASE,
      notion_data_source_id: 's1',
    });
    expect(health()).toMatchObject({ verified_at: ports.clock(), last_error: null });
  });

  it.each(HARD)('is refused with what to do, and nothing is saved: %s', async (_, check) => {
    const { save, notion, documents } = await notionAccount();
    const before = withoutCounters(documents.dump());
    notion.checks.push(check);
    await expect(save(NOTION_ACTIVE)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/\w/) as string,
    });
    expect(withoutCounters(documents.dump())).toEqual(before);
  });

  it.each(['notion_unreachable', 'notion_busy'])('is saved despite %s', async (code) => {
    const { save, notion, settings, health } = await notionAccount();
    notion.checks.push(refused(code));
    await save(NOTION_ACTIVE);
    expect(settings()).toMatchObject({ active_crm_mode: 'notion', notion_database_id: DATABASE });
    expect(health()).toMatchObject({ verified_at: null, last_error: { code } });
  });

  it('is checked again with the key that is saved', async () => {
    const { save, notion, health } = await notionAccount();
    await save(NOTION_FILLED);
    await save({ active_crm_mode: 'built-in' });
    expect(notion.asked).toEqual(['check']);
    notion.checks.push(refused('notion_key_refused'));
    await expect(save({ active_crm_mode: 'notion' })).rejects.toMatchObject({
      message: 'Because notion_key_refused.',
    });
    expect(health()).toMatchObject({ last_error: null });
  });
});

describe('a key and a database saved alone', () => {
  it.each(HARD)('are stored, and the channel shows what is wrong: %s', async (_, check) => {
    const { save, notion, settings, health } = await notionAccount();
    notion.checks.push(check);
    await save({ ...NOTION_FILLED, notion_database_id: DATABASE.replaceAll('-', '') });
    expect(settings()).toMatchObject({
      active_crm_mode: 'built-in',
      notion_api_key_set: true,
      notion_database_id: DATABASE,
    });
    expect(health()).toMatchObject({
      verified_at: null,
      last_error: { sentence: expect.stringMatching(/\w/) as string },
    });
  });

  it('are not checked while one of them is missing', async () => {
    const { save, notion, health } = await notionAccount();
    await save({ notion_database_id: 'db1' });
    expect(notion.asked).toEqual([]);
    expect(health()).toMatchObject({ verified_at: null, last_error: null });
  });

  it('leave no health once they are cleared', async () => {
    const { save, notion, health } = await notionAccount();
    notion.checks.push(refused('notion_not_shared'));
    await save(NOTION_FILLED);
    await save({ notion_api_key: null });
    expect(health()).toMatchObject({ verified_at: null, last_error: null });
  });

  it('are not checked when other settings change', async () => {
    const { save, notion, health } = await notionAccount();
    await save({ webhook_url: 'https://hooks.example.com/a' });
    expect(notion.asked).toEqual([]);
    expect(health()).toBeUndefined();
  });
});
