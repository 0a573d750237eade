import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { FilterBar, TableChoices } from '../filter/filter-bar.tsx';
import { useEnterList } from '../rows/use-enter-list.ts';
import { ViewsBar } from '../saved-views/views-bar.tsx';
import { EmptyView, LostView } from '../search/empty-view.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SearchProgress } from '../search/search-progress.tsx';
import { useSearchText } from '../search/use-search-text.ts';
import type { Creators } from '../shown-rows/use-creators.ts';
import { EVERYBODY, viewKey, type CrmView } from '../view/crm-view.ts';
import { useCrmView } from '../view/use-crm-view.ts';
import { useViewCreators, type ViewCreators } from '../view/use-view-creators.ts';
import { TableSkeleton } from './table-skeleton.tsx';

/**
 * The creators that the view in the address shows, with the search, the filters and the saved views
 * that change it. What has to know all creators loads the missing ones and shows what it has so far.
 */
export function CreatorSearch(props: {
  creators: Creators;
  children: (found: ViewCreators) => ReactNode;
}) {
  const of = useCrmView();
  const { view, state, change } = of;
  const { typed, setTyped, settle } = useSearchText(view.text, (text) =>
    change({ text }, { isQuiet: true }),
  );
  const found = useViewCreators(props.creators, view, typed);
  const { rows, isPartial } = found;
  const isSettled = view.text === typed && viewKey({ ...view, text: typed.trim() }) === found.key;
  // The last row of a filter may take the focus along.
  const area = useKeptFocus<HTMLDivElement>(rows.length === 0);
  const enter = useEnterList(area, { rows, isPartial, isSettled });
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
          <SearchBox value={typed} onChange={setTyped} onLeave={settle} onEnter={enter} />
        </Box>
        <TableChoices found={found} of={of} />
      </Flex>
      <FilterBar found={found} of={of} />
      {state === 'loading' && <TableSkeleton />}
      {state === 'gone' && <LostView onClear={() => widen(EVERYBODY)} />}
      {state === 'ready' &&
        (rows.length > 0 || (!isPartial && found.key === '')) &&
        props.children(found)}
      {/* Below: what is read while somebody types must not move under them. */}
      {isPartial && <SearchProgress creators={props.creators} />}
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
