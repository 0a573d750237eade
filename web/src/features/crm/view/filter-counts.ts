import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import {
  activeFacets,
  FACET_NAMES,
  FACETS,
  hasValue,
  type CreatorFilter,
  type DayStarts,
  type Facet,
  type FacetValue,
} from './creator-filter.ts';

export type FilterCounts = { readonly [F in Facet]: Readonly<Record<FacetValue<F>, number>> };

/**
 * How many creators each value would show: those that the other facets let through, so that a count
 * says what a further press does. `entries` are those that the search found.
 */
export function filterCounts(
  entries: readonly CreatorEntry[],
  filter: CreatorFilter,
  days: DayStarts,
): FilterCounts {
  const rows = FACET_NAMES.flatMap((facet) =>
    FACETS[facet].map((value) => ({ facet, value, has: hasValue[facet], count: 0 })),
  );
  const active = activeFacets(filter);
  const lets = (facet: Facet, entry: CreatorEntry) =>
    filter[facet].some((value) => hasValue[facet](entry, value, days));

  for (const entry of entries) {
    const [against, another] = active.filter((facet) => !lets(facet, entry));
    if (another) continue;
    for (const row of rows)
      if ((!against || against === row.facet) && row.has(entry, row.value, days)) row.count += 1;
  }
  return Object.fromEntries(
    FACET_NAMES.map((facet) => [
      facet,
      Object.fromEntries(
        rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]),
      ),
    ]),
  ) as unknown as FilterCounts;
}
