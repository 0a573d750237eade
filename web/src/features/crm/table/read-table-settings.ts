import { LAYOUTS, type Layout } from '../view/layout.ts';
import { canHide, COLUMN_IDS, type ColumnId } from './columns.ts';

/** Creators per page; the first is the one of the product rules. */
export const PAGE_SIZES = [5, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface TableSettings {
  size: PageSize;
  hidden: readonly ColumnId[];
  /** What the list begins with; null until the person chose. */
  first: Layout | null;
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads what a device kept, perhaps of another version: what it does not know is left out. */
export function readTableSettings(kept: string | null): TableSettings {
  const { size, hidden, first } = parsed(kept);
  const asked: readonly unknown[] = Array.isArray(hidden) ? hidden : [];
  return {
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    hidden: COLUMN_IDS.filter((id) => canHide(id) && asked.includes(id)),
    first: LAYOUTS.find((layout) => layout === first) ?? null,
  };
}
