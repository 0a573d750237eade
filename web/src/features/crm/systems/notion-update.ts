import type { CrmSettings, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { NotionValues } from './notion-schema.ts';

/** The initial values of the form. */
export const notionValues = (settings: CrmSettings): NotionValues => ({
  notion_api_key: '',
  notion_database_id: settings.notion_database_id ?? '',
  notion_data_source_id: settings.notion_data_source_id ?? '',
  chosen_in: settings.notion_database_id ?? '',
});

/** The table chosen, empty for none: a table of another database does not count. */
export const chosenTable = (values: NotionValues): string =>
  values.chosen_in === values.notion_database_id.trim() ? values.notion_data_source_id : '';

/** The values after a save. */
export const savedNotion = (values: NotionValues): NotionValues => ({
  notion_api_key: '',
  notion_database_id: values.notion_database_id.trim(),
  notion_data_source_id: chosenTable(values),
  chosen_in: values.notion_database_id.trim(),
});

/**
 * What a save sends: only what was changed, since the rest may have been changed elsewhere. An
 * empty key is left out, so the saved one stays; an emptied database is cleared.
 */
export function notionUpdate(values: NotionValues, before: NotionValues): CrmSettingsUpdate {
  const key = values.notion_api_key.trim();
  const database = values.notion_database_id.trim();
  const isOther = database !== before.notion_database_id;
  const table = chosenTable(values);
  return {
    ...(isOther && { notion_database_id: database || null }),
    ...(table && (isOther || table !== chosenTable(before)) && { notion_data_source_id: table }),
    ...(key && { notion_api_key: key }),
  };
}
