import type { SortKey } from '../view/sort-entries.ts';

/**
 * The columns of the creator table, by what they are sorted by, with their titles and widths in
 * percent: fixed, so that nothing moves when the page changes or a row is added.
 */
export const COLUMNS = [
  { id: 'name', title: 'Name', width: 16 },
  { id: 'tiktok', title: 'TikTok', width: 11 },
  { id: 'email', title: 'Email', width: 18.5 },
  { id: 'instagram', title: 'Instagram', width: 10.5 },
  { id: 'linktree', title: 'Linktree', width: 8 },
  { id: 'source', title: 'Email Source', width: 9.5 },
  { id: 'status', title: 'Status', width: 17 },
  { id: 'sent', title: 'Email Sent', width: 9.5 },
] as const satisfies readonly { id: SortKey; title: string; width: number }[];

export type Column = (typeof COLUMNS)[number];
export type ColumnId = Column['id'];

/** The name opens the details, so it stays. */
export const canHide = (id: ColumnId): boolean => id !== 'name';
