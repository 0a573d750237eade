import { isFullPage, type Client, type GetPageResponse } from '@notionhq/client';
import type { NotionRow } from '../../ports/notion-tables.ts';
import type { Columns } from './column.ts';
import { findRow, rowFilters } from './find-row.ts';
import { isNotFound, isTurnedDown } from './notion-outcome.ts';
import { writeRow, type RowProperties } from './write-row.ts';

export interface OpenTable {
  data_source_id: string;
  columns: Columns;
}

/** Whether the page is a row of this table, and not in the trash. */
function isRowOf(data_source_id: string, page: GetPageResponse): boolean {
  if (!isFullPage(page)) return true;
  const { parent } = page;
  return (
    !page.in_trash && parent.type === 'data_source_id' && parent.data_source_id === data_source_id
  );
}

/** False when the page is gone, in the trash, or in another table. */
async function updateRow(
  client: Client,
  { table, page_id, properties }: { table: OpenTable; page_id: string; properties: RowProperties },
): Promise<boolean> {
  try {
    return isRowOf(table.data_source_id, await client.pages.update({ page_id, properties }));
  } catch (error) {
    if (isNotFound(error)) return false;
    // A page in the trash and a wrong value are turned down alike.
    if (isTurnedDown(error) && !(await isThere(client, table, page_id))) return false;
    throw error;
  }
}

async function isThere(client: Client, table: OpenTable, page_id: string): Promise<boolean> {
  try {
    return isRowOf(table.data_source_id, await client.pages.retrieve({ page_id }));
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/**
 * Writes the creator's row and returns its page: the one known, else the one found by handle, else
 * a new one. Making a page is the one step that must not happen twice, so Notion is asked right
 * before it, also when an earlier attempt ended without an answer. Throws what Notion answers; null
 * when no column holds a handle of the creator's, by which to find the row again.
 */
export async function upsertRow(
  client: Client,
  { table, row, page_id }: { table: OpenTable; row: NotionRow; page_id: string | null },
): Promise<string | null> {
  const { data_source_id, columns } = table;
  const properties = writeRow(columns, row);
  if (page_id && (await updateRow(client, { table, page_id, properties }))) return page_id;
  const filters = rowFilters(columns, row);
  if (filters.length === 0) return null;
  const found = await findRow(client, { data_source_id, filters });
  if (found && (await updateRow(client, { table, page_id: found, properties }))) return found;
  const parent = { type: 'data_source_id', data_source_id } as const;
  return (await client.pages.create({ parent, properties })).id;
}
