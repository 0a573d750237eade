import { randomUUID } from 'node:crypto';

/** A column: its configuration is under its type, as in Notion's API. */
export interface Property {
  id: string;
  name: string;
  type: string;
  options: string[];
}

export interface Source {
  id: string;
  name: string;
  properties: Property[];
}

export interface Database {
  id: string;
  title: string;
  /** Whether the integration sees it. */
  is_shared: boolean;
  in_trash: boolean;
  sources: Source[];
}

/** A row, or with `source_id` null a page of its own. Cells as the API takes them, by column id. */
export interface Page {
  id: string;
  source_id: string | null;
  in_trash: boolean;
  created_at: Date;
  cells: Record<string, unknown>;
}

/** All that the stand-in keeps, in memory. */
export interface Workspace {
  databases: Database[];
  /** Oldest first. */
  pages: Page[];
}

export interface SourcePlan {
  name: string;
  /** Type by name; a list gives the options of a select or status column. */
  columns: Record<string, string>;
  options?: Record<string, string[]>;
}

export const planColumn = (name: string, type: string, options: string[] = []): Property => ({
  id: type === 'title' ? 'title' : randomUUID().slice(0, 4),
  name,
  type,
  options,
});

export const planSource = ({ name, columns, options = {} }: SourcePlan): Source => ({
  id: randomUUID(),
  name,
  properties: Object.entries(columns).map(([column, type]) =>
    planColumn(column, type, options[column]),
  ),
});

export const findSource = ({ databases }: Workspace, id: string) => {
  for (const database of databases) {
    const source = database.sources.find((one) => one.id === id);
    if (source) return { database, source };
  }
  return null;
};

export const rowsOf = ({ pages }: Workspace, source_id: string) =>
  pages.filter((page) => page.source_id === source_id && !page.in_trash);
