import { Box, chakra } from '@chakra-ui/react';
import {
  CircleUser,
  FileText,
  KeyRound,
  LayoutDashboard,
  Mail,
  MessageCircle,
  Send,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { tip } from '../../components/tip.ts';
import { routes } from '../../lib/routes.ts';
import { useWaitingCount, type WaitingCount } from '../../shared/creator/waiting.ts';
import { WAITING_QUERY } from '../../shared/creator/waiting-link.ts';
import { SCREENS_IN_MENU } from '../../shared/keys/places.ts';
import { AS_HIGH } from '../../theme/touch.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [routes.dashboard]: LayoutDashboard,
  [routes.templates]: FileText,
  [routes.email]: Mail,
  [routes.crm]: Users,
  [routes.dms]: MessageCircle,
  [routes.deliveries]: Send,
  [routes.apiKeys]: KeyRound,
  [routes.profile]: CircleUser,
};

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ...AS_HIGH,
    h: { base: '11', md: '9' },
    px: '2.5',
    borderRadius: 'l2',
    fontWeight: '500',
    color: 'fg.muted',
    position: 'relative',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '&[aria-current=page]': { bg: 'bg.emphasized', color: 'fg' },
    '& svg': { flexShrink: 0 },
  },
});

/** The links of the sidebar; in the narrow sidebar their names are tooltips. */
export function NavList({ isOpen, onNavigate }: { isOpen: boolean; onNavigate?: () => void }) {
  const waiting = useWaitingCount();
  return (
    <Box as="nav" aria-label="Main" flex="1" px={isOpen ? '3' : '1'} py="2" overflowY="auto">
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {SCREENS_IN_MENU.map(({ name: label, to }) => (
          <chakra.li key={to} position="relative">
            <Entry
              to={to}
              end={to === routes.dashboard}
              aria-label={
                !isOpen && to === routes.crm && waiting ? `${label}, ${waiting.label}` : label
              }
              onClick={onNavigate}
              {...tip(isOpen ? '' : label, 'right')}
            >
              <EntryIcon of={ICONS[to]} />
              {isOpen && label}
              {!isOpen && to === routes.crm && waiting && <Waiting count={waiting} />}
            </Entry>
            {isOpen && to === routes.crm && waiting && (
              <WaitingLink count={waiting} onNavigate={onNavigate} />
            )}
          </chakra.li>
        ))}
      </Box>
    </Box>
  );
}

const EntryIcon = ({ of: Icon }: { of: LucideIcon | undefined }) =>
  Icon && <Icon size={18} aria-hidden="true" />;

const countStyle = {
  px: '1.5',
  borderRadius: 'full',
  bg: 'bg.emphasized',
  color: 'fg',
  textStyle: 'xs',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;

const CountLink = chakra(Link, {
  base: {
    ...countStyle,
    position: 'absolute',
    insetInlineEnd: '1.5',
    insetBlock: '0',
    my: 'auto',
    h: 'fit-content',
    // Large enough for a thumb on a phone.
    minW: { base: '8', md: '6' },
    lineHeight: { base: '2rem', md: '1.5rem' },
    borderWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.panel' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** The number beside CRM, a link to those that it counts. */
const WaitingLink = (props: { count: WaitingCount; onNavigate: (() => void) | undefined }) => (
  <CountLink
    to={`${routes.crm}?${WAITING_QUERY}`}
    aria-label={props.count.label}
    onClick={props.onNavigate}
    {...tip(props.count.label, 'right')}
  >
    {props.count.word}
  </CountLink>
);

/** The number at the corner of an icon. */
export const Waiting = ({ count }: { count: WaitingCount }) => (
  <chakra.span
    aria-hidden="true"
    {...countStyle}
    position="absolute"
    top="0"
    insetInlineEnd="0"
    minW="4"
    px="1"
  >
    {count.word}
  </chakra.span>
);
