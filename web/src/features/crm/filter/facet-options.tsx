import { Box, Button } from '@chakra-ui/react';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { useEffect, useMemo } from 'react';
import { StatusMark } from '../../../shared/creator/status/status-mark.tsx';
import { loadCreators } from '../creator-store/creator-store.data.ts';
import { SearchProgress } from '../search/search-progress.tsx';
import { FACETS, withValues, type CreatorFilter, type Facet } from '../view/creator-filter.ts';
import { wordsOf } from '../view/facet-words.ts';
import { filterCounts, type FilterCounts } from '../view/filter-counts.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';
import { CheckLine } from './check-line.tsx';

export interface FilterProps {
  found: ViewCreators;
  filter: CreatorFilter;
  onChange: (filter: CreatorFilter) => void;
}

/** The counts of all creators: those that are missing load first, and the counts grow with them. */
export function useCounts({ found, filter }: Pick<FilterProps, 'found' | 'filter'>): FilterCounts {
  const { searched, days, isWhole } = found;
  useEffect(() => {
    if (!isWhole) loadCreators(Infinity);
  }, [isWhole]);
  return useMemo(() => filterCounts(searched, filter, days), [searched, filter, days]);
}

/** How far the counts are, until all creators are counted. */
export const CountProgress = ({ found }: Pick<FilterProps, 'found'>) =>
  found.isWhole ? null : <SearchProgress creators={found} />;

/** The values of one facet, each with the number of creators that it would show. */
export function FacetOptions(props: FilterProps & { facet: Facet; counts: FilterCounts }) {
  const { facet, filter, onChange } = props;
  const { name, values } = wordsOf(facet);
  const chosen: readonly string[] = filter[facet];
  const counts: Readonly<Record<string, number>> = props.counts[facet];

  function choose(value: string) {
    const others = facet === 'added' ? [] : chosen.filter((one) => one !== value);
    const next = chosen.includes(value) ? others : [...others, value];
    onChange(withValues(filter, facet, next as CreatorFilter[Facet]));
  }
  return (
    <Box role="group" aria-label={name}>
      {FACETS[facet].map((value) => (
        <CheckLine
          key={value}
          isChosen={chosen.includes(value)}
          onChoose={() => choose(value)}
          count={(counts[value] ?? 0).toLocaleString('en-US')}
        >
          {facet === 'status' ? <StatusMark status={value as CreatorStatus} /> : values[value]}
        </CheckLine>
      ))}
    </Box>
  );
}

/** The menu of one facet. */
export function FacetMenu(props: FilterProps & { facet: Facet }) {
  const { facet, found, filter, onChange } = props;
  const counts = useCounts(props);
  return (
    <Box minW="14rem">
      <CountProgress found={found} />
      <FacetOptions {...props} counts={counts} />
      {filter[facet].length > 0 && (
        <Button
          size="xs"
          variant="ghost"
          mt="1"
          w="full"
          onClick={() => onChange({ ...filter, [facet]: [] })}
        >
          Clear
        </Button>
      )}
    </Box>
  );
}
