export interface PageOf<T> {
  /** The page shown: the one asked for, or the last. */
  page: number;
  pages: number;
  /** Positions of its first and last creator, counted from 1. */
  from: number;
  to: number;
  /** Its creators that are loaded. */
  rows: readonly T[];
  /** How many creators must be loaded for this page and the next. */
  needed: number;
}

/** One page of `size` of a list with at least `total` creators, loaded from the front. */
export function pageOf<T>(
  rows: readonly T[],
  total: number,
  { page: wanted, size }: { page: number; size: number },
): PageOf<T> {
  const known = Math.max(total, rows.length);
  const pages = Math.max(1, Math.ceil(known / size));
  const page = Math.min(wanted, pages);
  const end = page * size;
  return {
    page,
    pages,
    from: end - size + 1,
    to: Math.min(end, known),
    rows: rows.slice(end - size, end),
    needed: end + size,
  };
}
