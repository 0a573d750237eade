import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { notify } from '../../../components/toaster.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { routes } from '../../../lib/routes.ts';
import { DeletedCreators } from '../deletion/deleted-creators.tsx';
import { useKeepOrder } from '../details/view-order.ts';
import { FilterBar, Filters, SortOrColumns } from '../filter/filter-bar.tsx';
import { loadMenus } from '../filter/load-menus.ts';
import { focusRow } from '../rows/use-row-keys.ts';
import { ViewsBar } from '../saved-views/views-bar.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SearchProgress } from '../search/search-progress.tsx';
import { useSelection, type ListSelection } from '../selection/use-selection.ts';
import { useSearchText } from '../search/use-search-text.ts';
import { useCreators, type Creators } from '../shown-rows/use-creators.ts';
import { EVERYBODY, viewKey, type CrmView } from '../view/crm-view.ts';
import { useCrmView } from '../view/use-crm-view.ts';
import { useLayout } from '../view/use-layout.ts';
import { useViewCreators, type ViewCreators } from '../view/use-view-creators.ts';
import { CreatorPages } from './creator-pages.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { Toolbar } from './toolbar.tsx';

const LastAction = lazy(async () => ({
  default: (await import('../bulk/last-action.tsx')).LastAction,
}));
const EmptyView = lazy(async () => ({ default: (await loadMenus()).EmptyView }));
// One that cannot be loaded costs itself, not the page.
const orNothing = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
const WorkOffer = orNothing(async () => (await loadMenus()).WorkOffer);
const CrmMenu = orNothing(async () => (await import('./crm-menu.tsx')).CrmMenu);
const LostView = lazy(async () => ({ default: (await loadMenus()).LostView }));

const FAULT = 'Failed to load creators from the database';

type How = 'focus' | 'open';

/**
 * Takes the keyboard from the search into the list of `area`: to its first row, which opens when it is
 * the only one and `open` was asked for. While the list still shows an earlier search it waits.
 */
function useEnterList(
  area: RefObject<HTMLElement | null>,
  list: { rows: readonly CreatorEntry[]; isPartial: boolean; isSettled: boolean },
): (how: How) => void {
  const asked = useRef<{ how: How; from: Element | null } | null>(null);
  const latest = useRef(list);

  function enter() {
    const { rows, isPartial, isSettled } = latest.current;
    if (!asked.current || !isSettled || (isPartial && asked.current.how === 'open')) return;
    const { how, from } = asked.current;
    asked.current = null;
    const row = area.current?.querySelector<HTMLElement>('[data-row]');
    // Somebody who has gone elsewhere by then stays there.
    if (!row || document.activeElement !== from) return;
    focusRow(row);
    if (how === 'open' && rows.length === 1)
      row.querySelector<HTMLElement>('[data-row-focus]')?.click();
  }
  useEffect(() => {
    latest.current = list;
    enter();
  });
  return (how) => {
    asked.current = { how, from: document.activeElement };
    enter();
  };
}

/**
 * The creators that the view in the address shows, with the search, the filters and the saved views
 * that change it. What has to know all creators loads the missing ones and shows what it has so far.
 */
function CreatorSearch(props: {
  creators: Creators;
  children: (found: ViewCreators, selection: ListSelection) => ReactNode;
}) {
  const of = useCrmView();
  const { view, state, change } = of;
  const { typed, setTyped, settle } = useSearchText(view.text, (text) =>
    change({ text }, { isQuiet: true }),
  );
  const found = useViewCreators(props.creators, view, typed);
  const isWork = useLayout() === 'work';
  const { rows, isPartial } = found;
  const selection = useSelection(found);
  useKeepOrder(found);
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
    <Stack ref={area} gap={isWork ? '2' : '3'} tabIndex={-1} outline="none">
      <Toolbar
        // Of the text as it is typed: a bar that came when the field is left would move what is pressed.
        views={<ViewsBar of={{ ...of, view: { ...view, text: typed } }} />}
        search={<SearchBox value={typed} onChange={setTyped} onLeave={settle} onEnter={enter} />}
        filters={<Filters found={found} of={of} />}
        order={<SortOrColumns />}
        menu={
          <Suspense fallback={<Box w="10" />}>
            <CrmMenu found={found} selection={selection} />
          </Suspense>
        }
      />
      <FilterBar found={found} of={of} />
      {state === 'loading' && <TableSkeleton />}
      <Suspense>{state === 'gone' && <LostView onClear={() => widen(EVERYBODY)} />}</Suspense>
      {state === 'ready' &&
        (rows.length > 0 || (!isPartial && found.key === '')) &&
        props.children(found, selection)}
      {/* Below: what is read while somebody types must not move under them. */}
      {isPartial && <SearchProgress creators={props.creators} />}
      <Suspense>
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
      </Suspense>
    </Stack>
  );
}

/** The creators, newest first, live, as a table of five a page or as work; `aside` is beside the title. */
export function CreatorDatabase({ aside }: { aside: ReactNode }) {
  const creators = useCreators({ orLastKnown: true });
  const isFaulty = creators.status === 'error';
  useEffect(() => {
    if (isFaulty) notify.error({ title: 'Error', description: FAULT });
  }, [isFaulty]);
  const isWork = useLayout() === 'work';
  return (
    <Panel
      {...(isWork
        ? { 'aria-label': 'Creator Database', py: '2' }
        : { title: 'Creator Database', aside })}
      overflow="clip"
    >
      <Loaded of={creators} fault={FAULT} skeleton={<TableSkeleton />}>
        {(data) =>
          data.rows.length === 0 ? (
            <>
              {/* Of those who were all deleted. */}
              <Suspense>
                <LastAction onChoose={() => undefined} />
              </Suspense>
              <NoCreators />
            </>
          ) : (
            <CreatorSearch creators={data}>
              {(found, selection) => (
                <>
                  <CreatorPages creators={found} selection={selection} />
                  <Suspense>
                    <WorkOffer count={found.total ?? found.rows.length} />
                  </Suspense>
                </>
              )}
            </CreatorSearch>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Shown while there are no creators: how to capture one, and the way to those that were deleted. */
function NoCreators() {
  const [isShowingDeleted, setIsShowingDeleted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text fontFamily="heading" fontWeight="600" textStyle="lg">
        No creators found in your Built-in CRM
      </Text>
      <Text color="fg.muted" maxW="30rem">
        Creators added through the API appear here within seconds, with the email address we found
        and their status. You can also use Notion or webhooks to keep a copy in your own system.
      </Text>
      <LinkButton asChild size="sm" colorPalette="accent" mt="3">
        <Link to={routes.dashboard}>Capture your first creator</Link>
      </LinkButton>
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        color="fg.muted"
        onClick={() => setIsShowingDeleted(true)}
      >
        Deleted in the last 30 days
      </Button>
      <DeletedCreators
        isOpen={isShowingDeleted}
        onClose={() => setIsShowingDeleted(false)}
        finalFocus={() => button.current}
      />
    </Stack>
  );
}
