/** An item of the pagination: a page number, or the gap between two. */
export type PageMark = number | 'gap';

/** Pages a pagination can show at once without gaps. */
const ALL_UP_TO = 5;

/**
 * The items of a pagination (product rules): none for one page, all up to five, above that the
 * first page, a window around the current one, and the last.
 */
export function pageWindow(current: number, total: number): PageMark[] {
  if (total <= 1) return [];
  if (total <= ALL_UP_TO) return Array.from({ length: total }, (_, i) => i + 1);
  if (current <= 2) return [1, 2, 3, 'gap', total];
  if (current >= total - 1) return [1, 'gap', total - 2, total - 1, total];
  return [
    1,
    ...(current > 3 ? ['gap' as const] : []),
    current - 1,
    current,
    current + 1,
    ...(current < total - 2 ? ['gap' as const] : []),
    total,
  ];
}
