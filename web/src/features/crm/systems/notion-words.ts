import { NOTION_FIELDS, type NotionCheck, type NotionField } from '@vibes/core/crm/notion-check';

type Found = Extract<NotionCheck, { ok: true }>;

/** "Name, Notes and Status". */
function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const fieldNames = (fields: readonly NotionField[]): string =>
  inWords(fields.map((field) => NOTION_FIELDS[field]));

/** A database without a name, as Notion calls it. */
export const databaseName = (title: string): string => title.trim() || 'Untitled';

/** What is left to do with a database that was found. */
export function foundSentence({ notion_data_source_id, missing }: Found): string {
  if (notion_data_source_id === null)
    return 'It has several tables. Choose the one for your creators, then save.';
  if (missing.length === 0) return 'It has every column.';
  const [are, them] = missing.length === 1 ? ['column is', 'it'] : ['columns are', 'them'];
  return `${missing.length} ${are} missing: ${fieldNames(missing)}. Add ${them} here, or by hand in Notion.`;
}
