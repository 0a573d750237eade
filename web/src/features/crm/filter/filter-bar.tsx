import { Button, Flex } from '@chakra-ui/react';
import { Columns3, ListFilter } from 'lucide-react';
import { useIsNarrow, useIsPhone } from '../../../components/use-is-narrow.ts';
import { useWhenIdle } from '../../../lib/use-when-idle.ts';
import { SortChoice } from '../table/sort-choice.tsx';
import { activeFacets, FACET_NAMES, NO_FILTER } from '../view/creator-filter.ts';
import { facetLabel } from '../view/facet-words.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';
import type { CrmViewState } from '../view/use-crm-view.ts';
import { loadMenus } from './load-menus.ts';
import { MenuButton } from './menu-button.tsx';

interface FilterBarProps {
  found: ViewCreators;
  of: CrmViewState;
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
