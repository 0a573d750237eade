import { crmSettingsUpdateSchema } from '@vibes/core/crm/crm-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notionSchema, type NotionValues } from './notion-schema.ts';
import { notionUpdate, savedNotion } from './notion-update.ts';

const idle = notionSchema({ is_active: false });
const active = notionSchema({ is_active: true });
const empty: NotionValues = {
  notion_api_key: '',
  notion_database_id: '',
  notion_data_source_id: '',
  chosen_in: '',
};
const good = { ...empty, notion_api_key: 'ntn_1234567890', notion_database_id: 'a1b2c3' };

describe('the Notion form', () => {
  it('takes the key and the database together or one after the other', () => {
    for (const values of [
      good,
      { ...good, notion_api_key: '' },
      { ...good, notion_database_id: '' },
    ])
      expect(idle.isValidSync(values)).toBe(true);
  });

  it('keeps the database of the active system', () => {
    expect(active.isValidSync(good)).toBe(true);
    expect(() => active.validateSync({ ...good, notion_database_id: ' ' })).toThrow(
      'Notion is active and needs this.',
    );
  });

  it('sends only what was changed: a database saved in another tab stays', () => {
    const saved = { ...empty, notion_database_id: 'a1b2c3' };
    expect(notionUpdate({ ...empty, notion_api_key: ' ntn_1 ' }, empty)).toEqual({
      notion_api_key: 'ntn_1',
    });
    expect(notionUpdate({ ...saved, notion_api_key: ' ' }, empty)).toEqual({
      notion_database_id: 'a1b2c3',
    });
    expect(notionUpdate(empty, saved)).toEqual({ notion_database_id: null });
  });

  it('sends a table with the database it was chosen in, and with no other', () => {
    const chosen = { ...good, notion_data_source_id: 't1', chosen_in: 'a1b2c3' };
    expect(notionUpdate(chosen, empty)).toMatchObject({
      notion_database_id: 'a1b2c3',
      notion_data_source_id: 't1',
    });
    expect(notionUpdate({ ...chosen, notion_database_id: 'other' }, empty)).not.toHaveProperty(
      'notion_data_source_id',
    );
    const saved = savedNotion(chosen);
    expect(notionUpdate(saved, saved)).toEqual({});
    expect(notionUpdate({ ...saved, notion_data_source_id: 't2' }, saved)).toEqual({
      notion_data_source_id: 't2',
    });
    expect(savedNotion({ ...chosen, notion_database_id: 'other' }).notion_data_source_id).toBe('');
  });

  it('accepts nothing that the server refuses', () => {
    const text = fc.oneof(fc.string(), fc.string({ minLength: 490, maxLength: 510 }));
    fc.assert(
      fc.property(fc.record({ notion_api_key: text, notion_database_id: text }), (typed) => {
        const values = { ...empty, ...typed };
        return (
          !idle.isValidSync(values) ||
          crmSettingsUpdateSchema.safeParse(notionUpdate(values, empty)).success
        );
      }),
      { numRuns: 1000 },
    );
  });
});
