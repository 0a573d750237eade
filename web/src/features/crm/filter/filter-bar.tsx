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
      flex="1"
      h="9"
      minW={{ base: '0', md: '12rem' }}
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

/** What is beside the search: the columns, or the sort where there are none, and a phone's filters. */
export function TableChoices({ found, of }: FilterBarProps) {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  // A failure is met again by the menu.
  useWhenIdle(() => void loadMenus().catch(() => undefined));
  return (
    <Flex
      flex={{ base: '1 1 100%', sm: '1', md: 'none' }}
      minW={{ base: '0', sm: 'auto' }}
      gap="2"
      align="center"
      ms={{ md: 'auto' }}
    >
      {isPhone && <FilterSheet found={found} of={of} />}
      {isNarrow ? (
        <SortChoice />
      ) : (
        <MenuButton word="Columns" icon={<Columns3 aria-hidden="true" />}>
          {(menus) => <menus.ColumnList />}
        </MenuButton>
      )}
    </Flex>
  );
}

/** The filters, a menu each; a phone has them in a sheet. */
export function FilterBar({ found, of }: FilterBarProps) {
  const { filter } = of.view;
  if (useIsPhone()) return null;
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

function FilterSheet({ found, of }: FilterBarProps) {
  const { filter } = of.view;
  const count = activeFacets(filter).length;
  return (
    <MenuButton
      isSheet
      word={count > 0 ? `Filters ${count}` : 'Filters'}
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
