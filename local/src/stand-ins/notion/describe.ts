import type { Database, Page, Property, Source, Workspace } from './workspace.ts';
import { findSource } from './workspace.ts';

const BOT = { object: 'user', id: '99999999-9999-4999-8999-999999999999' };
const text = (content: string) => [
  { type: 'text', text: { content, link: null }, plain_text: content, href: null },
];
const options = (names: string[]) =>
  names.map((name) => ({ id: name, name, color: 'default', description: null }));

function configuration({ type, options: names }: Property): object {
  if (type === 'select') return { options: options(names) };
  if (type === 'status') return { options: options(names), groups: [] };
  return {};
}

const describeProperty = (property: Property) => ({
  id: property.id,
  name: property.name,
  type: property.type,
  description: null,
  [property.type]: configuration(property),
});

const common = (id: string, in_trash: boolean) => ({
  id,
  in_trash,
  archived: in_trash,
  created_by: BOT,
  last_edited_by: BOT,
  icon: null,
  cover: null,
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  public_url: null,
});

export const describeDatabase = (database: Database) => ({
  object: 'database',
  ...common(database.id, database.in_trash),
  title: text(database.title),
  description: [],
  parent: { type: 'workspace', workspace: true },
  is_inline: false,
  is_locked: false,
  data_sources: database.sources.map(({ id, name }) => ({ id, name })),
});

export const describeSource = (database: Database, source: Source) => ({
  object: 'data_source',
  ...common(source.id, database.in_trash),
  title: text(source.name),
  description: [],
  parent: { type: 'database_id', database_id: database.id },
  database_parent: { type: 'workspace', workspace: true },
  is_inline: false,
  properties: Object.fromEntries(
    source.properties.map((property) => [property.name, describeProperty(property)]),
  ),
});

/** Adds to pieces of text what Notion adds in its answers. */
function describeCell(value: unknown): unknown {
  if (!Array.isArray(value)) return value ?? null;
  return value.map((piece: { text: { content: string } }) => ({
    ...text(piece.text.content)[0],
  }));
}

function describeCells(properties: Property[], page: Page) {
  return Object.fromEntries(
    properties.map(({ id, name, type }) => {
      const empty =
        type === 'checkbox' ? false : type === 'title' || type === 'rich_text' ? [] : null;
      return [name, { id, type, [type]: describeCell(page.cells[id] ?? empty) }];
    }),
  );
}

export function describePage(workspace: Workspace, page: Page) {
  const home = page.source_id ? findSource(workspace, page.source_id) : null;
  return {
    object: 'page',
    ...common(page.id, page.in_trash),
    created_time: page.created_at.toISOString(),
    last_edited_time: page.created_at.toISOString(),
    is_archived: false,
    is_locked: false,
    parent: home
      ? { type: 'data_source_id', data_source_id: home.source.id, database_id: home.database.id }
      : { type: 'workspace', workspace: true },
    properties: describeCells(
      home?.source.properties ?? [{ id: 'title', name: 'title', type: 'title', options: [] }],
      page,
    ),
  };
}
