import type { Client } from '@notionhq/client';
import { NOTION_FIELDS, type NotionCheck, type NotionField } from '@vibes/core/crm/notion-check';
import type { NotionRefusal } from '@vibes/core/crm/notion-refusals';
import type { NotionAccount } from '../../ports/notion-tables.ts';
import { addColumns } from './add-columns.ts';
import { readProperties } from './load-table.ts';
import { missingFields, readColumns } from './read-columns.ts';
import { resolveDatabase } from './resolve-database.ts';

/** What the key and the database lead to; adds missing columns when asked. Throws what Notion answers. */
export async function checkDatabase(
  client: Client,
  account: NotionAccount,
  { add_missing }: { add_missing: boolean },
): Promise<NotionCheck | { refused: NotionRefusal }> {
  const database = await resolveDatabase(client, account);
  if ('refused' in database) return database;
  const { id, title, sources, source_id } = database;
  const found = { ok: true as const, title, notion_database_id: id, sources };
  if (!source_id) return { ...found, notion_data_source_id: null, columns: [], missing: [] };
  let properties = await readProperties(client, source_id);
  if (!properties) return { refused: 'notion_in_trash' };
  if (add_missing && missingFields(readColumns(properties)).length > 0) {
    const added = await addColumns(client, { data_source_id: source_id, properties });
    if (!added) return { refused: 'notion_not_added' };
    properties = (await readProperties(client, source_id)) ?? properties;
  }
  const columns = readColumns(properties);
  return {
    ...found,
    notion_data_source_id: source_id,
    columns: (Object.keys(NOTION_FIELDS) as NotionField[]).flatMap((field) => {
      const column = columns[field]?.name;
      return column === undefined ? [] : [{ field, column }];
    }),
    missing: missingFields(columns),
  };
}
