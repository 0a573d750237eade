import { Drawer, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { DetailsBar, TITLE_ID, type DetailsFrameProps } from './details-bar.tsx';
import { closesItsList, onDetailsKey } from './details-keys.ts';

/** On a phone: the details as a screen of their own. */
export function DetailsScreen(props: DetailsFrameProps) {
  const { isOpen, neighbors, onClose, onKeyFirst, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      ids={{ title: TITLE_ID }}
      placement="end"
      size="full"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onEscapeKeyDown={(event) => {
        if (closesItsList(event.target)) event.preventDefault();
      }}
      // Not the way back: what one types would press it.
      initialFocusEl={() => panel.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content
            ref={panel}
            onKeyDownCapture={onKeyFirst}
            onKeyDown={(event) => onDetailsKey(event, neighbors.move)}
          >
            <DetailsBar neighbors={neighbors} isScreen onClose={onClose} />
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
