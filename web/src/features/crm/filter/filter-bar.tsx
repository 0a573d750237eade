import { Button, Flex } from '@chakra-ui/react';
import { byPlatform, PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { Columns3, ListFilter } from 'lucide-react';
import { useIsNarrow, useIsPhone } from '../../../components/use-is-narrow.ts';
import { useWhenIdle } from '../../../lib/use-when-idle.ts';
import { DeviceSelect } from '../table/device-select.tsx';
import { activeFacets, FACET_NAMES, NO_FILTER } from '../view/creator-filter.ts';
import { facetLabel } from '../view/facet-words.ts';
import { readSort, SORT_KEYS, writeSort, type SortKey } from '../view/sort-entries.ts';
import { useCrmView, type CrmViewState } from '../view/use-crm-view.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';
import { useLayout } from '../view/use-layout.ts';
import { loadMenus } from './load-menus.ts';
import { MenuButton } from './menu-button.tsx';

interface FilterBarProps {
  found: ViewCreators;
  of: CrmViewState;
}

const letters = (name: string): Ways => [`${name}, A to Z`, `${name}, Z to A`];

/** Ascending, then descending. */
type Ways = readonly [string, string];
const WORDS: Record<SortKey, Ways> = {
  added: ['Oldest first', 'Newest first'],
  reply: ['Longest without a reply', 'Last reply first'],
  remind: ['Next reminder first', 'Last reminder first'],
  followers: ['Fewest followers first', 'Most followers first'],
  name: letters('Name'),
  ...byPlatform((platform) => letters(PLATFORM_NAMES[platform])),
  email: letters('Email'),
  linktree: letters('Linktree'),
  source: letters('Email source'),
  status: ['Status, first to last', 'Status, last to first'],
  sent: ['Email not sent first', 'Email sent first'],
};

/** What is most wanted first, as the lists of devices begin at the top. */
const SORTS = [...SORT_KEYS]
  .sort((one, other) => Number(other === 'added') - Number(one === 'added'))
  .flatMap((by) =>
    (by === 'added' || by === 'reply' ? [true, false] : [false, true]).map((isDescending) => ({
      key: writeSort({ by, isDescending }),
      word: WORDS[by][Number(isDescending)],
    })),
  );

/** The sort, where there are no titles of columns to press. */
function SortChoice() {
  const { view, change } = useCrmView();
  return (
    <DeviceSelect
      h="9"
      flexShrink={0}
      w={{ base: '9rem', md: '12rem' }}
      fontSize={{ base: '16px', md: 'sm' }}
      aria-label="Sort creators"
      value={writeSort(view.sort)}
      onChange={({ target }) => change({ sort: readSort(target.value) })}
    >
      {SORTS.map(({ key, word }) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </DeviceSelect>
  );
}

/** The columns, or the sort where there are none. */
export function SortOrColumns() {
  const layout = useLayout();
  // A failure is met again by the menu.
  useWhenIdle(() => void loadMenus().catch(() => undefined));
  if (useIsNarrow()) return <SortChoice />;
  return (
    <MenuButton word="Columns" icon={<Columns3 aria-hidden="true" />}>
      {(menus) => <menus.ColumnList layout={layout} />}
    </MenuButton>
  );
}

/** All filters in one menu, on a phone and in the view "Work"; else nothing. */
export function Filters({ found, of }: FilterBarProps) {
  const isPhone = useIsPhone();
  const isWork = useLayout() === 'work';
  const { filter } = of.view;
  const count = activeFacets(filter).length;
  if (!isPhone && !isWork) return null;
  const name = count > 0 ? `Filters ${count}` : 'Filters';
  return (
    <MenuButton
      isSheet
      word={isPhone ? (count > 0 ? String(count) : '') : name}
      label={name}
      icon={<ListFilter aria-hidden="true" />}
      isOn={count > 0}
    >
      {(menus, close) => (
        <menus.AllFacets
          found={found}
          filter={filter}
          onChange={(next) => of.change({ filter: next })}
          onClose={close}
        />
      )}
    </MenuButton>
  );
}

/** The filters, a menu each; a phone and the view "Work" have them in a sheet. */
export function FilterBar({ found, of }: FilterBarProps) {
  const { filter } = of.view;
  const layout = useLayout();
  const isPhone = useIsPhone();
  if (isPhone || layout === 'work') return null;
  return (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      role="group"
      aria-label="Filters"
      tabIndex={-1}
      outline="none"
    >
      {FACET_NAMES.map((facet) => (
        <MenuButton
          key={facet}
          word={facetLabel(filter, facet)}
          label={`Filter by ${facetLabel(filter, facet)}`}
          isOn={filter[facet].length > 0}
        >
          {(menus) => (
            <menus.FacetMenu
              found={found}
              filter={filter}
              facet={facet}
              onChange={(next) => of.change({ filter: next })}
            />
          )}
        </MenuButton>
      ))}
      {activeFacets(filter).length > 0 && (
        <Button
          size="xs"
          variant="ghost"
          onClick={({ currentTarget }) => {
            // The button goes with the filters; the keyboard goes on from here.
            currentTarget.parentElement?.focus();
            of.change({ filter: NO_FILTER });
          }}
        >
          Clear filters
        </Button>
      )}
    </Flex>
  );
}
