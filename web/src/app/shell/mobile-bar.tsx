import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LogoWithName } from '../../components/logo.tsx';
import { isPhone } from '../../components/use-is-narrow.ts';
import { useLoadFault } from '../../components/use-load-fault.ts';
import { routes } from '../../lib/routes.ts';
import { useModule } from '../../lib/use-module.ts';
import { useWhenIdle } from '../../lib/use-when-idle.ts';
import { NarrowCommands } from '../palette/commands-button.tsx';

const HomeLink = chakra(Link, { base: { display: 'flex', borderRadius: 'l2' } });

/** Below 768 px: a bar with the menu button, and the sidebar as a drawer, which loads as it is opened. */
export function MobileBar() {
  const { key } = useLocation();
  // Opened on one screen, it is closed on the next, also after Back.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  const button = useRef<HTMLButtonElement>(null);
  const { late: drawer, want } = useModule(() => import('./mobile-drawer.tsx'));

  // As the toasts are: the first press is answered at once, also without a network by then.
  useWhenIdle(() => isPhone() && want());

  function open() {
    want();
    setOpenedOn(key);
  }
  useLoadFault(isOpen && drawer.status === 'failed', 'We couldn’t load the menu.');

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
      <IconButton
        ref={button}
        size="lg"
        variant="ghost"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen && drawer.status === 'ready'}
        onPointerDown={want}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {drawer.status === 'ready' && (
        <drawer.module.MobileDrawer
          isOpen={isOpen}
          opener={() => button.current}
          onClose={() => setOpenedOn(null)}
        />
      )}
      <HomeLink to={routes.dashboard} aria-label="Vibes Outreach">
        <LogoWithName />
      </HomeLink>
      <NarrowCommands />
    </Flex>
  );
}
