import { checkNotionSchema } from '@vibes/core/crm/notion-check';
import { describe, expect, it } from 'vitest';
import { missingForCheck, notionQuestion, subjectOf } from './notion-question.ts';
import type { NotionValues } from './notion-schema.ts';

const saved: NotionValues = {
  notion_api_key: '',
  notion_database_id: 'a1b2c3',
  notion_data_source_id: 't1',
  chosen_in: 'a1b2c3',
};

describe('a check of the connection', () => {
  it('sends what is typed and leaves the rest to what is saved', () => {
    expect(notionQuestion(saved, saved)).toEqual({});
    const typed = { ...saved, notion_api_key: ' ntn_1 ', notion_database_id: ' d4e5f6 ' };
    expect(notionQuestion(typed, saved)).toEqual({
      notion_api_key: 'ntn_1',
      notion_database_id: 'd4e5f6',
    });
    expect(notionQuestion({ ...saved, notion_data_source_id: 't2' }, saved)).toEqual({
      notion_data_source_id: 't2',
    });
  });

  it('sends nothing the server refuses, not even with an emptied database', () => {
    const question = notionQuestion({ ...saved, notion_database_id: '' }, saved);
    expect(checkNotionSchema.safeParse(question).success).toBe(true);
  });

  it('needs a key, typed or saved, and a database', () => {
    expect(missingForCheck(saved, false)).toBe('Fill in the API key first.');
    expect(missingForCheck({ ...saved, notion_api_key: 'ntn_1' }, false)).toBeNull();
    expect(missingForCheck(saved, true)).toBeNull();
    expect(missingForCheck({ ...saved, notion_database_id: ' ' }, true)).toBe(
      'Fill in the database first.',
    );
  });

  it('stays until another key or database is typed, not when a table is chosen', () => {
    const other = { ...saved, notion_data_source_id: 't2' };
    expect(subjectOf(other)).toBe(subjectOf(saved));
    expect(subjectOf({ ...saved, notion_api_key: 'ntn_2' })).not.toBe(subjectOf(saved));
    expect(subjectOf({ ...saved, notion_database_id: 'd4' })).not.toBe(subjectOf(saved));
  });
});
