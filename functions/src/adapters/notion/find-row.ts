import type { Client } from '@notionhq/client';
import { handleField } from '@vibes/core/creator/handles';
import { PLATFORMS, profileUrl } from '@vibes/core/creator/platform';
import type { NotionRow } from '../../ports/notion-tables.ts';
import type { Column, Columns } from './column.ts';

interface TextIs {
  equals: string;
}
type RowFilter = { property: string; url: TextIs } | { property: string; rich_text: TextIs };

/** As we write a handle, and as people do by hand. */
function spellings(column: Column, url: string, handle: string): RowFilter[] {
  const property = column.name;
  return column.type === 'url'
    ? [url, url.replace(/\/$/, '')].map((equals) => ({ property, url: { equals } }))
    : [handle, `@${handle}`].map((equals) => ({ property, rich_text: { equals } }));
}

/** The filters that find a creator's row; empty when no column holds a handle of theirs. */
export function rowFilters(columns: Columns, row: NotionRow): RowFilter[] {
  return PLATFORMS.flatMap((platform) => {
    const field = handleField(platform);
    const column = columns[field];
    const handle = row[field];
    if (!column || !handle) return [];
    return spellings(column, profileUrl({ platform, handle }), handle);
  });
}

/** The oldest row with one of the creator's handles, or null. Rows in the trash are not found. */
export async function findRow(
  client: Client,
  { data_source_id, filters }: { data_source_id: string; filters: RowFilter[] },
): Promise<string | null> {
  const { results } = await client.dataSources.query({
    data_source_id,
    filter: { or: filters },
    sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
    page_size: 1,
  });
  return results[0]?.id ?? null;
}
