import type { NotionFault } from '../../local/src/stand-ins/notion/fault.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import { startNotion } from '../../local/src/stand-ins/notion/start-notion.ts';
import { notionTables } from '../src/adapters/notion/notion-tables.ts';
import type { NotionAccount, NotionRow } from '../src/ports/notion-tables.ts';

interface Row {
  id: string;
  cells: Record<string, string>;
}
interface Overview {
  requests: Record<string, number>;
  databases: {
    id: string;
    sources: { id: string; columns: Record<string, string>; rows: Row[] }[];
  }[];
}

/** A creator as a row. */
export const MARA: NotionRow = {
  name: 'Mara Kiln',
  tiktok_username: 'mara.kiln',
  instagram_username: null,
  email: 'mara@kiln.test',
  linktree_url: 'https://linktr.ee/mara',
  email_source: 'bio',
  email_sent: false,
  status: 'Discovered',
  notes: 'met at the fair',
};

/** Milliseconds. */
export const LITTLE_PATIENCE = 300;

export const account = (change: Partial<NotionAccount> = {}): NotionAccount => ({
  api_key: DEMO_NOTION_KEY,
  database: DEMO_NOTION.creators,
  data_source_id: null,
  ...change,
});

/** The adapter against a Notion of this machine, with a clock to move by hand. */
export async function localNotion() {
  const notion = await startNotion({ port: 0 });
  let now = new Date('2026-05-01T12:00:00Z');
  /** @param timeout milliseconds for one request; few only where no answer is to come */
  const open = (timeout = 10_000) =>
    notionTables({
      base_url: notion.origin,
      digest: (text) => `hash-of-${text}`,
      clock: () => now,
      timeout,
    });
  const control = async (path = '', body?: object): Promise<Overview> => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await (await fetch(`${notion.origin}/control${path}`, request)).json()) as Overview;
  };
  const source = async (database: string = DEMO_NOTION.creators, at = 0) => {
    const found = (await control()).databases.find(({ id }) => id === database)?.sources[at];
    if (!found) throw new Error('No such table');
    return found;
  };
  async function openTable(change: Partial<NotionAccount> = {}, tables = open()) {
    const table = await tables.open(account(change));
    if ('refused' in table) throw new Error(JSON.stringify(table.refused));
    return table;
  }
  return {
    open,
    openTable,
    control,
    source,
    stop: notion.stop,
    now: () => now,
    later: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    requests: async () => (await control()).requests,
    rows: async (database?: string) => (await source(database)).rows,
    fail: (fault: NotionFault) => control('/faults', fault),
    /** Opens the table and writes the row. */
    copy: async (row: NotionRow, page_id: string | null = null, tables = open()) =>
      (await openTable({}, tables)).upsert(row, page_id),
    /** One more database, with these columns. Returns its id. */
    async addDatabase(columns: Record<string, string>, options?: Record<string, string[]>) {
      const own = { name: 'Own', columns, ...(options && { options }) };
      const plan = { title: 'Own', sources: [own] };
      return (await control('/databases', plan)).databases.at(-1)?.id ?? '';
    },
  };
}
export type LocalNotion = Awaited<ReturnType<typeof localNotion>>;
