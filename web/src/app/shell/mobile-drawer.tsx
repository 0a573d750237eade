import { Drawer, Flex, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { LogoWithName } from '../../components/logo.tsx';
import { NavList } from './nav-list.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';

/** The sidebar of a phone. The focus returns to `opener`. */
export function MobileDrawer(props: {
  isOpen: boolean;
  opener: () => HTMLElement | null;
  onClose: () => void;
}) {
  const { isOpen, opener, onClose } = props;
  return (
    <Drawer.Root
      placement="start"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={opener}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="18rem" borderEndWidth="1px" aria-label="Menu">
            <Flex h="14" align="center" justify="space-between" ps="4" pe="2">
              <LogoWithName />
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" aria-label="Close menu">
                  <X aria-hidden="true" />
                </IconButton>
              </Drawer.CloseTrigger>
            </Flex>
            <NavList isOpen onNavigate={onClose} />
            <SidebarFooter isOpen onNavigate={onClose} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
