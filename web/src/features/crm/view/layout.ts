/**
 * How the list is drawn. `all` is the table of the product page: its columns, and five creators a page.
 * `work` is a line each, as many as the window has room for, with what happened last and whose turn it is.
 */
export const LAYOUTS = ['all', 'work'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The query that names the layout; without it, the list begins with the one that the person chose. */
const LAYOUT = 'layout';

const known = (asked: string | null): Layout | null =>
  LAYOUTS.find((layout) => layout === asked) ?? null;

/** The layout of an address. `first` is what the person begins with; null where none was chosen. */
export const layoutOf = (query: URLSearchParams, first: Layout | null): Layout =>
  known(query.get(LAYOUT)) ?? first ?? 'all';

/** The same layout for another address. */
export function keepLayout(from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  const asked = known(from.get(LAYOUT));
  if (asked) to.set(LAYOUT, asked);
  return to;
}

/** The same address in a layout, whatever comes first. */
export function withLayout(query: URLSearchParams, layout: Layout): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(LAYOUT, layout);
  return next;
}

/** The address of all creators in a layout, named only where the list would not begin with it. */
export const layoutQuery = (layout: Layout, first: Layout | null): string =>
  layout === (first ?? 'all') ? '' : new URLSearchParams({ [LAYOUT]: layout }).toString();

/** The height of a line of work, in px. */
export const WORK_ROW = 44;
/** What is above the first line and below the last one, in px: the head, and the line of pages. */
const AROUND = 180 + 76;
const FEWEST = 5;

/** How many lines of work a window of this height, in px, has room for. */
export const linesThatFit = (height: number): number =>
  Math.max(FEWEST, Math.floor((height - AROUND) / WORK_ROW));
