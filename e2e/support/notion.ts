import { testWorld } from './world.ts';

export interface NotionDatabase {
  id: string;
  title: string;
  sources: { id: string; rows: { id: string; cells: Record<string, string> }[] }[];
}
interface Overview {
  requests: Record<string, number>;
  databases: NotionDatabase[];
}

/** Asks the world's Notion what it holds, or tells it how to behave: its README says what there is. */
export async function notionControl(path = '', body?: object): Promise<Overview> {
  const { notion } = await testWorld();
  if (notion === null) throw new Error('This world has no Notion of its own.');
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(`${notion}/control${path}`, request);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Overview;
}

/** A database that no other test has, with every column in one table. Returns its id. */
export async function addNotionDatabase(title: string): Promise<string> {
  const columns = {
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
  const plan = { title, sources: [{ name: title, columns }] };
  return (await notionControl('/databases', plan)).databases.at(-1)?.id ?? '';
}

/** The rows of a database's first table, by column. */
export async function notionRows(database_id: string): Promise<Record<string, string>[]> {
  const { databases } = await notionControl();
  const found = databases.find(({ id }) => id === database_id);
  return found?.sources[0]?.rows.map(({ cells }) => cells) ?? [];
}
