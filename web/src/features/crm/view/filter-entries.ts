import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { activeFacets, hasValue, type CreatorFilter, type DayStarts } from './creator-filter.ts';

/** The creators that every facet lets through, in their order; the same list where none is chosen. */
export function filterEntries<T extends CreatorEntry>(
  entries: readonly T[],
  filter: CreatorFilter,
  days: DayStarts,
): readonly T[] {
  const active = activeFacets(filter);
  if (active.length === 0) return entries;
  return entries.filter((entry) =>
    active.every((facet) => filter[facet].some((value) => hasValue[facet](entry, value, days))),
  );
}
