import type { NotionField } from '@vibes/core/crm/notion-check';

/** The types of columns that a creator's fields can be written to. */
export const COLUMN_TYPES = [
  'title',
  'rich_text',
  'email',
  'url',
  'select',
  'status',
  'checkbox',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a Notion table that takes one of a creator's fields. */
export interface Column {
  /** As in Notion. */
  name: string;
  type: ColumnType;
  /** The choices of a select or status column. */
  options: string[];
}
export type Columns = Partial<Record<NotionField, Column>>;
