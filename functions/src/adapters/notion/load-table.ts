import { isFullDataSource, type Client } from '@notionhq/client';
import { hasNeededColumns } from '@vibes/core/crm/judge-notion-check';
import type { NotionRefusal } from '@vibes/core/crm/notion-refusals';
import type { NotionAccount } from '../../ports/notion-tables.ts';
import { missingFields, readColumns, type Properties } from './read-columns.ts';
import { resolveDatabase } from './resolve-database.ts';
import type { OpenTable } from './upsert-row.ts';

/** The columns of a table as they stand in Notion; null when it is in the trash. */
export async function readProperties(
  client: Client,
  data_source_id: string,
): Promise<Properties | null> {
  const source = await client.dataSources.retrieve({ data_source_id });
  return isFullDataSource(source) && !source.in_trash ? source.properties : null;
}

/**
 * The table that creators are mirrored to, with the columns they go to. Throws what Notion answers.
 */
export async function loadTable(
  client: Client,
  account: NotionAccount,
): Promise<OpenTable | { refused: NotionRefusal }> {
  let { data_source_id } = account;
  if (!data_source_id) {
    const database = await resolveDatabase(client, account);
    if ('refused' in database) return database;
    data_source_id = database.source_id;
  }
  if (!data_source_id) return { refused: 'notion_many_tables' };
  const properties = await readProperties(client, data_source_id);
  if (!properties) return { refused: 'notion_in_trash' };
  const columns = readColumns(properties);
  if (!hasNeededColumns(missingFields(columns))) return { refused: 'notion_columns' };
  return { data_source_id, columns };
}
