import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { NotionValues } from './notion-schema.ts';

/** What a save sends: an empty key is left out, so the saved one stays; an emptied database is cleared. */
export function notionUpdate(values: NotionValues): CrmSettingsUpdate {
  const key = values.notion_api_key.trim();
  return {
    notion_database_id: values.notion_database_id.trim() || null,
    ...(key && { notion_api_key: key }),
  };
}
