import { Button, Flex, Text } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { DeletedCreators } from '../deletion/deleted-creators.tsx';
import { useExport } from '../export/use-export.ts';
import { MenuButton } from '../filter/menu-button.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';

const MENU_ID = 'more-of-creators';
const focusMenu = () => document.getElementById(MENU_ID);

/** What is done rarely with the list: a file of it, what was deleted, and which layout comes first. */
export function CrmMenu(props: { found: ViewCreators; selection: ListSelection }) {
  const { found, selection } = props;
  const { rows, as_of } = found;
  // A file has the creators as they are now.
  const isWhole = found.isWhole && !as_of;
  const { state, start, cancel } = useExport(rows, isWhole);
  const [isShowingDeleted, setIsShowingDeleted] = useState(false);
  return (
    <Flex align="center" gap="1" flexShrink={0}>
      <Text role="status" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {state === 'waiting' && 'Loading creators…'}
        {state !== null &&
          state !== 'waiting' &&
          `Exporting ${state.written.toLocaleString('en-US')} of ${counted(state.total, 'creator')}…`}
      </Text>
      {state !== null && (
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            cancel();
            focusMenu()?.focus();
          }}
        >
          Cancel
        </Button>
      )}
      <MenuButton
        id={MENU_ID}
        word=""
        label="More of the creators"
        icon={<Ellipsis aria-hidden="true" />}
      >
        {(menus, close) => (
          <menus.ListActs
            exports={
              isWhole ? `Export ${counted(rows.length, 'creator')} as CSV` : 'Export all as CSV'
            }
            onSelect={() => {
              close();
              selection.beginChoosing();
            }}
            onExport={() => {
              close();
              start();
            }}
            onDeleted={() => {
              close();
              setIsShowingDeleted(true);
            }}
          />
        )}
      </MenuButton>
      <DeletedCreators
        isOpen={isShowingDeleted}
        onClose={() => setIsShowingDeleted(false)}
        finalFocus={focusMenu}
      />
    </Flex>
  );
}
