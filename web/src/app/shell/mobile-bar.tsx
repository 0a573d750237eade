import { chakra, Drawer, Flex, IconButton, Portal } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LogoWithName } from '../../components/logo.tsx';
import { routes } from '../../lib/routes.ts';
import { NavList } from './nav-list.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';

const HomeLink = chakra(Link, { base: { display: 'flex', borderRadius: 'l2' } });

/** Below 768 px: a bar with the menu button, and the sidebar as a drawer. */
export function MobileBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex
      as="header"
      display={{ base: 'flex', md: 'none' }}
      position="sticky"
      top="0"
      zIndex="docked"
      minH="calc(3.5rem + var(--inset-top))"
      align="center"
      gap="2"
      px="3"
      pt="var(--inset-top)"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Drawer.Root
        placement="start"
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        lazyMount
        unmountOnExit
      >
        <Drawer.Trigger asChild>
          <IconButton variant="ghost" aria-label="Open menu">
            <Menu aria-hidden="true" />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content maxW="18rem" bg="bg.subtle" aria-label="Menu">
              <Flex h="14" align="center" justify="space-between" ps="4" pe="2">
                <LogoWithName />
                <Drawer.CloseTrigger asChild position="static">
                  <IconButton variant="ghost" aria-label="Close menu">
                    <X aria-hidden="true" />
                  </IconButton>
                </Drawer.CloseTrigger>
              </Flex>
              <NavList isOpen onNavigate={() => setIsOpen(false)} />
              <SidebarFooter isOpen onNavigate={() => setIsOpen(false)} />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <HomeLink to={routes.dashboard} aria-label="Vibes Outreach">
        <LogoWithName />
      </HomeLink>
    </Flex>
  );
}
