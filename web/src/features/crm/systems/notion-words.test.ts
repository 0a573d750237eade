import { NOTION_FIELDS, type NotionField } from '@vibes/core/crm/notion-check';
import { describe, expect, it } from 'vitest';
import { databaseName, fieldNames, foundSentence } from './notion-words.ts';

const found = {
  ok: true as const,
  title: 'Creators',
  notion_database_id: 'db',
  sources: [{ id: 's1', name: 'Table' }],
  notion_data_source_id: 's1',
  columns: [],
  missing: [] as NotionField[],
};

describe('the findings of a check of Notion', () => {
  it('is complete when every column is there', () => {
    expect(foundSentence(found)).toBe('It has every column.');
  });

  it('names the missing columns and who can add them', () => {
    expect(foundSentence({ ...found, missing: ['notes'] })).toBe(
      '1 column is missing: Notes. Add it here, or by hand in Notion.',
    );
    expect(foundSentence({ ...found, missing: ['email', 'email_sent', 'notes'] })).toBe(
      '3 columns are missing: Email, Email Sent and Notes. Add them here, or by hand in Notion.',
    );
  });

  it('asks for a table before it mentions columns', () => {
    expect(foundSentence({ ...found, notion_data_source_id: null, missing: ['notes'] })).toBe(
      'It has several tables. Choose the one for your creators, then save.',
    );
  });

  it('has a name for every field and for a database without one', () => {
    const fields = Object.keys(NOTION_FIELDS) as NotionField[];
    expect(fieldNames(fields).split(/, | and /)).toHaveLength(fields.length);
    expect(databaseName(' ')).toBe('Untitled');
  });
});
