import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LogoWithName } from '../../components/logo.tsx';
import { tip } from '../../components/tip.ts';
import { MOD } from '../../lib/mod-key.ts';
import { routes } from '../../lib/routes.ts';
import { WideCommands } from '../palette/commands-button.tsx';
import { NavList } from './nav-list.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';

const HomeLink = chakra(Link, { base: { display: 'flex', borderRadius: 'l2' } });
const SHORTCUT = `${MOD} B`;

/** The sidebar of a wide screen, with words or with icons alone. */
export function Sidebar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const label = isOpen ? 'Collapse sidebar' : 'Expand sidebar';
  return (
    <Box
      as="aside"
      display={{ base: 'none', md: 'block' }}
      w={isOpen ? '16rem' : '3rem'}
      flexShrink={0}
      borderEndWidth="1px"
      borderColor="border"
      bg="bg.subtle"
    >
      <Flex
        direction="column"
        position="sticky"
        top="0"
        h="100dvh"
        overflow="hidden"
        pt="var(--inset-top)"
        pb="var(--inset-bottom)"
      >
        <Flex
          h="14"
          flexShrink={0}
          align="center"
          justify="space-between"
          px={isOpen ? '4' : '1.5'}
        >
          {isOpen && (
            <HomeLink to={routes.dashboard} aria-label="Vibes Outreach">
              <LogoWithName />
            </HomeLink>
          )}
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={label}
            onClick={onToggle}
            {...tip(`${label} (${SHORTCUT})`, 'right')}
          >
            <PanelLeft aria-hidden="true" />
          </IconButton>
        </Flex>
        <NavList isOpen={isOpen} />
        <WideCommands isOpen={isOpen} />
        <SidebarFooter isOpen={isOpen} />
      </Flex>
    </Box>
  );
}
