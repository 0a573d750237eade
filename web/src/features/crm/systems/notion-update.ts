import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { NotionValues } from './notion-schema.ts';

/**
 * What a save sends: only what was changed, since the rest may have been changed elsewhere.
 * An empty key is left out, so the saved one stays; an emptied database is cleared.
 */
export function notionUpdate(values: NotionValues, before: NotionValues): CrmSettingsUpdate {
  const key = values.notion_api_key.trim();
  const database = values.notion_database_id.trim();
  return {
    ...(database !== before.notion_database_id && { notion_database_id: database || null }),
    ...(key && { notion_api_key: key }),
  };
}
