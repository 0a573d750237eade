import {
  FACET_NAMES,
  FACETS,
  NO_FILTER,
  activeFacets,
  type CreatorFilter,
} from './creator-filter.ts';
import { isSameSort, NEWEST_FIRST, readSort, writeSort, type CreatorSort } from './sort-entries.ts';

/** What the table shows, as the address of the page holds it. */
export interface CrmView {
  /** The search text; '' for none. */
  text: string;
  filter: CreatorFilter;
  sort: CreatorSort;
  /** Counted from 1. */
  page: number;
}

export const EVERYBODY: CrmView = { text: '', filter: NO_FILTER, sort: NEWEST_FIRST, page: 1 };

const TEXT = 'q';
const SORT = 'sort';
const PAGE = 'page';
/** The longest search text that an address holds. A longer one finds nobody. */
export const TEXT_LIMIT = 200;
/** The largest page of an address: more creators than an account can hold. */
const PAGE_LIMIT = 1_000_000;

const readFilter = (query: URLSearchParams): CreatorFilter =>
  Object.fromEntries(
    FACET_NAMES.map((facet) => {
      const asked = query.getAll(facet);
      const known = FACETS[facet].filter((value) => asked.includes(value));
      return [facet, facet === 'added' ? known.slice(0, 1) : known];
    }),
  ) as unknown as CreatorFilter;

function readPage(query: URLSearchParams): number {
  const page = Number(query.get(PAGE));
  return Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1;
}

/** Reads the address; what it does not know is as if it were not there. */
export const readView = (query: URLSearchParams): CrmView => ({
  text: (query.get(TEXT) ?? '').slice(0, TEXT_LIMIT),
  filter: readFilter(query),
  sort: readSort(query.get(SORT) ?? ''),
  page: readPage(query),
});

/** The address of a view, without what it shows anyway. */
export function writeView({ text, filter, sort, page }: CrmView): URLSearchParams {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set(TEXT, text.slice(0, TEXT_LIMIT));
  for (const facet of FACET_NAMES) for (const value of filter[facet]) query.append(facet, value);
  if (!isSameSort(sort, NEWEST_FIRST)) query.set(SORT, writeSort(sort));
  if (page > 1) query.set(PAGE, String(page));
  return query;
}

/** What of a view can be saved under a name: all but the page. */
export const viewKey = (view: CrmView): string => writeView({ ...view, page: 1 }).toString();

/** True where fewer than all creators are looked for. */
export const isNarrowed = ({ text, filter }: CrmView): boolean =>
  text.trim() !== '' || activeFacets(filter).length > 0;

/** True where every creator is needed to know which ones come first. */
export const needsAll = (view: CrmView): boolean =>
  isNarrowed(view) || !isSameSort(view.sort, NEWEST_FIRST);
