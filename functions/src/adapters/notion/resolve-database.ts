import {
  isFullDatabase,
  isFullDataSource,
  isHTTPResponseError,
  type Client,
} from '@notionhq/client';
import type { NotionRefusal } from '@vibes/core/crm/notion-refusals';
import { parseDatabaseId } from '@vibes/core/crm/parse-database-id';
import type { NotionAccount } from '../../ports/notion-tables.ts';
import { isNotFound, isTurnedDown } from './notion-outcome.ts';

interface FoundDatabase {
  id: string;
  title: string;
  /** Its tables, at least one. */
  sources: { id: string; name: string }[];
  /** The one named, or the only one; null when there are several and none was named. */
  source_id: string | null;
}
type Resolved = FoundDatabase | { refused: NotionRefusal };

/** The answer, or null when the id is not one of this kind that the key may see. */
async function absent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error) || isTurnedDown(error)) return null;
    throw error;
  }
}

const plainText = (texts: { plain_text: string }[]) =>
  texts.map(({ plain_text }) => plain_text).join('');

/** Notion's word for a view of a database that lives elsewhere. */
const isLinkedView = (error: unknown) =>
  isHTTPResponseError(error) &&
  error.status === 400 &&
  /does not contain any data sources/i.test(error.message);

async function retrieveDatabase(
  client: Client,
  { id, wanted }: { id: string; wanted: string | null },
): Promise<Resolved | null> {
  try {
    const database = await client.databases.retrieve({ database_id: id });
    if (!isFullDatabase(database)) return { refused: 'notion_restricted' };
    if (database.in_trash) return { refused: 'notion_in_trash' };
    const sources = database.data_sources.map(({ id, name }) => ({ id, name }));
    if (sources.length === 0) return { refused: 'notion_is_linked' };
    const named = sources.find(({ id }) => id === wanted);
    const source = named ?? (sources.length === 1 ? sources[0] : undefined);
    return {
      id: database.id,
      title: plainText(database.title),
      sources,
      source_id: source?.id ?? null,
    };
  } catch (error) {
    if (isLinkedView(error)) return { refused: 'notion_is_linked' };
    if (isNotFound(error) || isTurnedDown(error)) return null;
    throw error;
  }
}

/**
 * The database behind what was pasted, which may name the database, one of its tables or, by
 * mistake, a page. Throws what Notion answers otherwise.
 */
export async function resolveDatabase(client: Client, account: NotionAccount): Promise<Resolved> {
  const id = parseDatabaseId(account.database);
  if (!id) return { refused: 'notion_id_invalid' };
  const wanted = account.data_source_id && parseDatabaseId(account.data_source_id);
  const database = await retrieveDatabase(client, { id, wanted });
  if (database) return database;
  const source = await absent(client.dataSources.retrieve({ data_source_id: id }));
  if (source && isFullDataSource(source) && source.parent.type === 'database_id') {
    const parent = { id: source.parent.database_id, wanted: source.id };
    return (await retrieveDatabase(client, parent)) ?? { refused: 'notion_not_shared' };
  }
  const page = await absent(client.pages.retrieve({ page_id: id }));
  return { refused: page ? 'notion_is_page' : 'notion_not_shared' };
}
