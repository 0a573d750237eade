import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { EmptyView, LostView } from './empty-view.tsx';
import { FilterBar, TableChoices } from './filter/filter-bar.tsx';
import { ViewsBar } from './saved-views/views-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchProgress } from './search-progress.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { Creators } from './use-creators.ts';
import { EVERYBODY, type CrmView } from './view/crm-view.ts';
import { useCrmView } from './view/use-crm-view.ts';
import { useFound, type Found } from './view/use-found.ts';
import { useSearchText } from './view/use-search-text.ts';

/**
 * The creators that the view in the address shows, with the search, the filters and the saved views
 * that change it. What has to know all creators loads the missing ones and shows what it has so far.
 */
export function CreatorSearch(props: {
  creators: Creators;
  children: (found: Found) => ReactNode;
}) {
  const of = useCrmView();
  const { view, state, change } = of;
  const { typed, setTyped, settle } = useSearchText(view.text, (text) =>
    change({ text }, { isQuiet: true }),
  );
  const found = useFound(props.creators, view, typed);
  const { rows, isPartial } = found;
  // The last row of a filter may take the focus along.
  const area = useKeptFocus<HTMLDivElement>(rows.length === 0);
  /** For a button that is gone when it has shown more: the keyboard goes on from here. */
  function widen(to: Partial<CrmView>) {
    area.current?.focus();
    change(to);
  }

  return (
    <Stack ref={area} gap="3" tabIndex={-1} outline="none">
      {/* Of the text as it is typed: a bar that came when the field is left would move what is pressed. */}
      <ViewsBar of={{ ...of, view: { ...view, text: typed } }} />
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 16rem" maxW={{ md: '22rem' }}>
          <SearchBox value={typed} onChange={setTyped} onLeave={settle} />
        </Box>
        <TableChoices found={found} of={of} />
      </Flex>
      <FilterBar found={found} of={of} />
      {isPartial && <SearchProgress creators={props.creators} />}
      {state === 'loading' && <TableSkeleton />}
      {state === 'gone' && <LostView onClear={() => widen(EVERYBODY)} />}
      {state === 'ready' &&
        (rows.length > 0 || (!isPartial && found.key === '')) &&
        props.children(found)}
      {state === 'ready' && rows.length === 0 && !isPartial && found.key !== '' && (
        <EmptyView
          text={typed.trim()}
          filter={view.filter}
          onClear={() => {
            setTyped('');
            widen({ text: '', filter: EVERYBODY.filter });
          }}
        />
      )}
    </Stack>
  );
}
