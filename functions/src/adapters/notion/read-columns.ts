import { NOTION_FIELDS, type NotionField } from '@vibes/core/crm/notion-check';
import { PLATFORM_FACTS, platformFields, type Platform } from '@vibes/core/creator/platform';
import { COLUMN_TYPES, type Column, type Columns, type ColumnType } from './column.ts';

/** Added to a name that a column of another type has. */
const APART = ' (Vibes)';

type NamedField = Exclude<NotionField, 'name'>;

/** The types each field can be written to. The name goes to the title, whatever that is called. */
const TYPES: Record<NamedField, readonly ColumnType[]> = {
  ...platformFields('username', () => ['rich_text', 'url'] as const),
  email: ['email', 'rich_text'],
  linktree_url: ['url', 'rich_text'],
  email_source: ['select', 'rich_text'],
  email_sent: ['checkbox'],
  status: ['status', 'select', 'rich_text'],
  notes: ['rich_text'],
};

const handleNames = (platform: Platform) =>
  [platform, ...PLATFORM_FACTS[platform].short_names].flatMap((name) =>
    ['', 'username', 'handle', 'user', 'name', 'account', 'profile', 'url', 'link'].map(
      (ending) => name + ending,
    ),
  );

/** What people call these columns besides our own name, best first, in letters and digits alone. */
const SYNONYMS: Record<NamedField, readonly string[]> = {
  ...platformFields('username', handleNames),
  email: ['email', 'emailaddress', 'emails', 'contactemail', 'mail', 'mailaddress'],
  linktree_url: ['linktree', 'linktreeurl', 'linktreelink', 'linkinbio', 'biolink', 'links'],
  email_source: ['emailsource', 'sourceofemail', 'emailfoundin', 'emailfoundon'],
  email_sent: ['emailsent', 'issent', 'emailed', 'mailsent', 'sentemail'],
  status: ['status', 'outreachstatus', 'creatorstatus', 'stage'],
  notes: ['notes', 'note', 'comments', 'comment'],
};

export const NAMED_FIELDS = Object.keys(TYPES) as NamedField[];

/** A column's name without case, spaces, signs and pictures. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A table's columns as Notion describes them. */
export type Properties = Record<string, { name: string; type: string }>;

const isColumnType = (type: string): type is ColumnType =>
  (COLUMN_TYPES as readonly string[]).includes(type);

function optionsOf(property: object): string[] {
  const described = property as { type: string } & Record<
    string,
    { options?: { name: string }[] } | undefined
  >;
  return (described[described.type]?.options ?? []).map(({ name }) => name);
}

function readColumn(property: { name: string; type: string }): Column[] {
  const { name, type } = property;
  return isColumnType(type) ? [{ name, type, options: optionsOf(property) }] : [];
}

/**
 * Which column takes which field: the one of our own name, else the best synonym, of a type
 * that can hold it. A column of the right name and another type is as good as none. Each
 * column takes one field.
 */
export function readColumns(properties: Properties): Columns {
  const all = Object.values(properties).flatMap(readColumn);
  const columns: Columns = {};
  const title = all.find(({ type }) => type === 'title');
  if (title) columns.name = title;
  for (const field of NAMED_FIELDS) {
    const own = plainName(NOTION_FIELDS[field]);
    const names = [plainName(NOTION_FIELDS[field] + APART), own, ...SYNONYMS[field]];
    const fitting = all.filter(({ type }) => TYPES[field].includes(type));
    const found = names.flatMap((name) =>
      fitting.filter((column) => plainName(column.name) === name),
    );
    if (found[0]) columns[field] = found[0];
  }
  return columns;
}

export const missingFields = (columns: Columns): NotionField[] =>
  NAMED_FIELDS.filter((field) => !columns[field]);

/** The name of a column to add: our own, or one beside it when a column of another type has that. */
export function freeName(field: NamedField, properties: Properties): string {
  const taken = new Set(Object.values(properties).map(({ name }) => plainName(name)));
  const own = NOTION_FIELDS[field];
  return taken.has(plainName(own)) ? own + APART : own;
}
