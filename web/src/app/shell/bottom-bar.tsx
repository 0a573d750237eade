import { Box, Center, chakra } from '@chakra-ui/react';
import {
  CircleUser,
  LayoutDashboard,
  MessageCircle,
  Plus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';
import { focusCaptureBox, TO_CAPTURE_BOX } from '../../shared/capture/focus-capture-box.ts';
import { useWaitingCount } from '../../shared/creator/waiting.ts';
import { Waiting } from './nav-list.tsx';

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    h: '14',
    textStyle: 'xs',
    fontWeight: '500',
    color: 'fg.muted',
    '&[aria-current=page]': { color: 'fg', fontWeight: '600' },
    '& svg': { flexShrink: 0 },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
    },
  },
});

/**
 * Below 768 px: what is opened most, in reach of the thumb. It has room of its own at the end of the
 * page. `global.css` says when something else is in its place, and keeps others above it.
 */
export function BottomBar() {
  const waiting = useWaitingCount();
  return (
    <Box
      as="nav"
      data-bottom-bar
      aria-label="Main, at the bottom"
      display={{ base: 'grid', md: 'none' }}
      gridTemplateColumns="repeat(5, 1fr)"
      position="sticky"
      bottom="0"
      zIndex="docked"
      pb="var(--inset-bottom)"
      bg="bg.subtle"
      boxShadow="0 -1px 0 var(--chakra-colors-border)"
    >
      <Entry to={routes.dashboard} end>
        <Icon of={LayoutDashboard} />
        Today
      </Entry>
      <Entry to={routes.crm} aria-label={waiting ? `CRM, ${waiting.label}` : undefined}>
        <Icon of={Users}>{waiting && <Waiting count={waiting} />}</Icon>
        CRM
      </Entry>
      <Entry
        to={routes.capture}
        state={TO_CAPTURE_BOX}
        aria-label="Capture"
        onClick={(event) => {
          if (focusCaptureBox()) event.preventDefault();
        }}
      >
        <Center boxSize="9" borderRadius="full" bg="accent.solid" color="accent.contrast">
          <Plus size={20} aria-hidden="true" />
        </Center>
      </Entry>
      <Entry to={routes.dms}>
        <Icon of={MessageCircle} />
        DMs
      </Entry>
      <Entry to={routes.profile}>
        <Icon of={CircleUser} />
        You
      </Entry>
    </Box>
  );
}

/** The icon, with room beside it for a number at its corner. */
const Icon = ({ of: Shape, children }: { of: LucideIcon; children?: ReactNode }) => (
  <Center position="relative" px="3">
    <Shape size={20} aria-hidden="true" />
    {children}
  </Center>
);
