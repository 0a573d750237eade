import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { expect, it } from 'vitest';
import { findSteepGrowth, spentOn } from '../../../../../core/test/growth.ts';
import { NOW } from '../../../../test/features/crm/sample-creator.ts';
import { manyEntries } from '../../../../test/features/crm/sample-entries.ts';
import { matchCreators } from '../search/match-creators.ts';
import { dayStarts, NO_FILTER, type CreatorFilter } from './creator-filter.ts';
import { filterCounts } from './filter-counts.ts';
import { filterEntries } from './filter-entries.ts';
import { sortEntries } from './sort-entries.ts';

const COUNT = 50_000;
/** In ms of processor time; some five times what it took on two cores. */
const MOST = 1500;

const days = dayStarts(NOW);
const filter: CreatorFilter = { ...NO_FILTER, status: ['Responded', 'Contacted'], added: ['90d'] };
const all = manyEntries(COUNT);

const WORK: Record<string, (entries: readonly CreatorEntry[]) => unknown> = {
  filtered: (entries) => filterEntries(entries, filter, days),
  counted: (entries) => filterCounts(entries, filter, days),
  searched: (entries) => matchCreators(entries, 'studio.example'),
  'sorted by name': (entries) => sortEntries(entries, { by: 'name', isDescending: false }),
  'sorted by status': (entries) => sortEntries(entries, { by: 'status', isDescending: true }),
};

it.each(Object.entries(WORK))(
  '50,000 creators are %s in time, which grows with their number',
  (_, work) => {
    const family = (length: number) => 'x'.repeat(length);
    const growth = findSteepGrowth({ work: ({ length }) => work(all.slice(0, length)), family }, [
      COUNT,
    ]);
    expect(growth).toBeNull();
    expect(spentOn(() => work(all))).toBeLessThan(MOST);
  },
);
