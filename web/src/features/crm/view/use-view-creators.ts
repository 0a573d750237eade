import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { loadCreators } from '../creator-store/creator-store.data.ts';
import { matchCreators } from '../search/match-creators.ts';
import type { Creators } from '../shown-rows/use-creators.ts';
import { dayStarts, type DayStarts } from './creator-filter.ts';
import { EVERYBODY, isNarrowed, needsAll, readView, viewKey, type CrmView } from './crm-view.ts';
import { filterEntries } from './filter-entries.ts';
import { readSort, sortEntries, writeSort } from './sort-entries.ts';

/** The creators that a view shows, in its order, with what the counts of the filters need. */
export interface ViewCreators extends Creators {
  /** The same for all pages of the view. */
  key: string;
  /** Those that the search found, whatever the filters say. */
  searched: readonly CreatorEntry[];
  days: DayStarts;
  /** True while creators that may belong to the view are still loading. */
  isPartial: boolean;
}

/**
 * What a view finds of the creators; `text` is what is typed, which the view's address follows. It
 * loads all of them where it needs them, and has what it found so far.
 */
export function useViewCreators(creators: Creators, view: CrmView, typed: string): ViewCreators {
  const { rows, isWhole } = creators;
  const deferred = useDeferredValue(typed);
  // As texts, which stay the same while another part of the address changes: nothing is sorted again.
  const text = useMemo(() => deferred.trim(), [deferred]);
  const sort = writeSort(view.sort);
  const filter = viewKey({ ...EVERYBODY, filter: view.filter });
  const today = dayStarts(useNow()).today;
  const days = useMemo(() => dayStarts(new Date(today)), [today]);

  const sorted = useMemo(() => sortEntries(rows, readSort(sort)), [rows, sort]);
  const searched = useMemo(() => matchCreators(sorted, text), [sorted, text]);
  const found = useMemo(
    () => filterEntries(searched, readView(new URLSearchParams(filter)).filter, days),
    [searched, filter, days],
  );

  const asked = { ...view, text };
  const isPartial = needsAll(asked) && !isWhole;
  useEffect(() => {
    if (isPartial) loadCreators(Infinity);
  }, [isPartial]);
  const known = isPartial ? null : found.length;
  return {
    ...creators,
    rows: found,
    total: isNarrowed(asked) ? known : creators.total,
    key: viewKey(asked),
    searched,
    days,
    isPartial,
  };
}
