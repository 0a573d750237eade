import type { NotionFault } from '../../local/src/stand-ins/notion/fault.ts';
import { testWorld } from './world.ts';

export interface NotionPage {
  id: string;
  /** As text, by column. */
  cells: Record<string, string>;
}
interface NotionDatabase {
  id: string;
  title: string;
  sources: { id: string; rows: NotionPage[] }[];
}
interface Overview {
  requests: Record<string, number>;
  databases: NotionDatabase[];
}

/** Reads what the world's Notion stores, or sets how it behaves: see its README. */
export async function notionControl(path = '', body?: object): Promise<Overview> {
  const { notion } = await testWorld();
  if (notion === null) throw new Error('This world has no Notion of its own.');
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return overviewOf(await fetch(`${notion}/control${path}`, request));
}

async function overviewOf(answer: Response): Promise<Overview> {
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Overview;
}

/** Makes the world's Notion misbehave, until `endNotionFaults`. */
export const notionFault = (fault: NotionFault): Promise<Overview> =>
  notionControl('/faults', fault);

/** Call it after each test that made Notion misbehave. */
export async function endNotionFaults(): Promise<void> {
  const { notion } = await testWorld();
  await overviewOf(await fetch(`${notion ?? ''}/control/faults`, { method: 'DELETE' }));
}

/** Counts the calls of Notion from now on: returns the number of calls, of one kind or of all. */
export async function countNotionRequests(): Promise<(kind?: string) => Promise<number>> {
  const { requests: before } = await notionControl();
  return async (kind) => {
    const { requests } = await notionControl();
    const kinds = kind === undefined ? Object.keys(requests) : [kind];
    return kinds.reduce((sum, one) => sum + (requests[one] ?? 0) - (before[one] ?? 0), 0);
  };
}

const COLUMNS = {
  Name: 'title',
  TikTok: 'rich_text',
  Instagram: 'rich_text',
  Email: 'email',
  Linktree: 'url',
  'Email Source': 'select',
  'Email Sent': 'checkbox',
  Status: 'select',
  Notes: 'rich_text',
};

/**
 * A database used by no other test, with every column in one table, or with `columns`. Returns its
 * id.
 */
export async function addNotionDatabase(
  title: string,
  columns: Record<string, string> = COLUMNS,
): Promise<string> {
  const plan = { title, sources: [{ name: title, columns }] };
  return (await notionControl('/databases', plan)).databases.at(-1)?.id ?? '';
}

/** The rows of a database's first table, oldest first. */
export async function notionPages(database_id: string): Promise<NotionPage[]> {
  const { databases } = await notionControl();
  return databases.find(({ id }) => id === database_id)?.sources[0]?.rows ?? [];
}

/** The same by column. */
export const notionRows = async (database_id: string): Promise<Record<string, string>[]> =>
  (await notionPages(database_id)).map(({ cells }) => cells);

/** How many rows there are, and of how many creators. */
export async function countNotionRows(database_id: string) {
  const rows = await notionRows(database_id);
  return { rows: rows.length, creators: new Set(rows.map((cells) => cells['TikTok'])).size };
}
