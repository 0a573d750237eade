import { Drawer, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../components/use-is-narrow.ts';

/** A menu of many choices: on a phone from its lower edge, elsewhere at the side. `of` is the id of the element that opens it. */
export function Sheet(props: {
  of: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const isSide = !useIsPhone();
  return (
    <Drawer.Root
      placement={isSide ? 'end' : 'bottom'}
      size="xs"
      open={props.isOpen}
      onOpenChange={({ open }) => {
        if (!open) props.onClose();
      }}
      finalFocusEl={() => document.getElementById(props.of)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            {...(!isSide && { maxH: '85dvh', borderTopWidth: '1px', borderTopRadius: 'l3' })}
          >
            <Drawer.Header py="3" px="4">
              <Drawer.Title>{props.label}</Drawer.Title>
            </Drawer.Header>
            {props.children}
            <Drawer.CloseTrigger asChild top="2" insetEnd="2">
              <IconButton variant="ghost" size="sm" aria-label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
