import { chakra, Flex } from '@chakra-ui/react';
import { Bookmark, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { dataOf } from '../../../lib/loadable.ts';
import { useWaitingCount } from '../../../shared/creator/waiting.ts';
import { MenuButton } from '../filter/menu-button.tsx';
import { useTableSettings } from '../table/table-settings.ts';
import { viewKey } from '../view/crm-view.ts';
import { keepLayout, layoutQuery } from '../view/layout.ts';
import type { CrmViewState } from '../view/use-crm-view.ts';
import { useLayout } from '../view/use-layout.ts';
import { isChanged, savedViewQuery } from '../view/view-address.ts';
import { useSavedViews } from './use-saved-views.ts';
import { WAITING_QUERY } from '../../../shared/creator/waiting-link.ts';
import { AS_HIGH } from '../../../theme/touch.ts';

const ViewLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    ...AS_HIGH,
    h: { base: '9', md: '8' },
    maxW: '14rem',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'xs',
    fontWeight: '500',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
    },
    '&[aria-current]': { bg: 'bg.emphasized', color: 'fg' },
  },
});

/** All creators as a table or as work, those who wait for an answer while somebody does, and the saved views: a link each. */
export function ViewsBar({ of }: { of: CrmViewState }) {
  const views = dataOf(useSavedViews()) ?? [];
  const waiting = useWaitingCount();
  const { view, saved } = of;
  const key = viewKey(view);
  const isAll = !saved && key === '';
  const { first } = useTableSettings();
  const layout = useLayout();
  const [query] = useSearchParams();
  const inLayout = (search: string) => keepLayout(query, new URLSearchParams(search)).toString();
  const isWaiting = !saved && key === WAITING_QUERY;
  return (
    <Flex as="nav" aria-label="Views" gap="1" align="center" overflowX="auto" scrollbar="hidden">
      <View search={layoutQuery('all', first)} isOpen={isAll && layout === 'all'}>
        All creators
      </View>
      <View search={layoutQuery('work', first)} isOpen={isAll && layout === 'work'}>
        Work
      </View>
      {(waiting || isWaiting) && (
        <View search={inLayout(WAITING_QUERY)} isOpen={isWaiting}>
          Waiting for you
          {waiting && <Count>{waiting.word}</Count>}
        </View>
      )}
      {views.map(({ id, name }) => (
        <View key={id} search={inLayout(savedViewQuery(id))} isOpen={saved?.id === id}>
          <chakra.bdi truncate>{name}</chakra.bdi>
        </View>
      ))}
      {saved && (
        <MenuButton
          word=""
          label={`View “${saved.name}”`}
          icon={<Ellipsis aria-hidden="true" />}
          isOn={isChanged(view, saved)}
        >
          {(menus, close) => (
            <menus.ViewActs
              key={saved.id}
              view={view}
              saved={saved}
              views={views}
              onClose={close}
            />
          )}
        </MenuButton>
      )}
      {key !== '' && !isWaiting && (!saved || isChanged(view, saved)) && (
        <MenuButton word="Save View" icon={<Bookmark aria-hidden="true" />}>
          {(menus, close) => <menus.SaveView view={view} views={views} onClose={close} />}
        </MenuButton>
      )}
    </Flex>
  );
}

const View = (props: { search: string; isOpen: boolean; children: ReactNode }) => (
  <ViewLink to={{ search: props.search }} aria-current={props.isOpen ? 'page' : undefined}>
    {props.children}
  </ViewLink>
);

const Count = chakra('span', {
  base: { color: 'fg.muted', fontWeight: '400', fontVariantNumeric: 'tabular-nums' },
});
