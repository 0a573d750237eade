import type { Layout } from '../view/layout.ts';
import type { SortKey } from '../view/sort-entries.ts';

interface ColumnFacts {
  id: string;
  title: string;
  /** In percent: fixed, so that nothing moves when the page changes or a row is added. */
  width: number;
  /** What a press on its title sorts by; null for nothing. */
  sorts: SortKey | null;
}

/** The columns of the product page. */
const COLUMNS = [
  { id: 'name', title: 'Name', width: 16, sorts: 'name' },
  { id: 'tiktok', title: 'TikTok', width: 11, sorts: 'tiktok' },
  { id: 'email', title: 'Email', width: 18.5, sorts: 'email' },
  { id: 'instagram', title: 'Instagram', width: 10.5, sorts: 'instagram' },
  { id: 'linktree', title: 'Linktree', width: 8, sorts: 'linktree' },
  { id: 'source', title: 'Email Source', width: 9.5, sorts: 'source' },
  { id: 'status', title: 'Status', width: 17, sorts: 'status' },
  { id: 'sent', title: 'Email Sent', width: 9.5, sorts: 'sent' },
] as const satisfies readonly ColumnFacts[];

/** The columns of the view "Work". */
const WORK_COLUMNS = [
  { id: 'name', title: 'Name', width: 15, sorts: 'name' },
  { id: 'turn', title: 'Turn', width: 18, sorts: 'reply' },
  { id: 'last', title: 'Last', width: 16, sorts: null },
  { id: 'profile', title: 'Profile', width: 12, sorts: null },
  { id: 'email', title: 'Email', width: 15, sorts: 'email' },
  { id: 'status', title: 'Status', width: 16, sorts: 'status' },
  { id: 'followers', title: 'Followers', width: 8, sorts: 'followers' },
] as const satisfies readonly ColumnFacts[];

export type ColumnId = (typeof COLUMNS | typeof WORK_COLUMNS)[number]['id'];
export type Column = ColumnFacts & { id: ColumnId };

export const columnsOf = (layout: Layout): readonly Column[] =>
  layout === 'work' ? WORK_COLUMNS : COLUMNS;

/** Columns that share the whole width, in percent, and how wide their table is at least, in rem. */
export function sharesOf(columns: readonly Column[]) {
  const sum = columns.reduce((all, { width }) => all + width, 0);
  return {
    least: Math.round(sum / 2),
    columns: columns.map((column) => ({ ...column, width: (column.width / sum) * 100 })),
  };
}

/** Of both layouts; one that is in both is left out of both. */
export const COLUMN_IDS: readonly ColumnId[] = [
  ...new Set([...COLUMNS, ...WORK_COLUMNS].map(({ id }) => id)),
];

/** The name opens the details, so it stays. */
export const canHide = (id: ColumnId): boolean => id !== 'name';
