import { describe, expect, it } from 'vitest';
import { judgeNotionCheck } from './judge-notion-check.ts';
import type { NotionCheck, NotionField } from './notion-check.ts';

const found = (
  missing: NotionField[],
  notion_data_source_id: string | null = 's1',
): NotionCheck => ({
  ok: true,
  title: 'Creators',
  notion_database_id: 'd1',
  sources: [{ id: 's1', name: 'Creators' }],
  notion_data_source_id,
  columns: [],
  missing,
});

describe('a checked database', () => {
  it.each<[string, NotionField[]]>([
    ['all columns', []],
    ['TikTok alone', ['instagram_username', 'email', 'notes', 'status']],
    ['Instagram alone', ['tiktok_username', 'email_sent']],
  ])('takes creators with %s', (_, missing) => {
    expect(judgeNotionCheck(found(missing))).toBeNull();
  });

  it('takes none without a column for a handle', () => {
    expect(judgeNotionCheck(found(['tiktok_username', 'instagram_username']))).toMatchObject({
      code: 'notion_columns',
      is_final: true,
    });
  });

  it('takes none while no table is chosen', () => {
    expect(judgeNotionCheck(found([], null))).toMatchObject({
      code: 'notion_many_tables',
      is_final: true,
    });
  });

  it.each([
    ['notion_unreachable', false],
    ['notion_busy', false],
    ['notion_key_refused', true],
    ['notion_not_shared', true],
    ['notion_id_invalid', true],
  ])('is recognized as one that only a person can change, or not: %s', (code, is_final) => {
    expect(judgeNotionCheck({ ok: false, code, sentence: 'why' })).toEqual({
      code,
      sentence: 'why',
      is_final,
    });
  });
});
