import { Box, Center, Flex, IconButton, Text } from '@chakra-ui/react';
import { displayName } from '@vibes/core/account/user-account';
import { subscriptionPlace, userPlace } from '@vibes/core/firestore/places';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { LeaveDialog } from '../../components/leave-dialog.tsx';
import { tip } from '../../components/tip.ts';
import { notify } from '../../components/toaster.tsx';
import { hasUnsavedWork } from '../../components/unsaved-work.ts';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { signOut } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import {
  COLOR_MODE_NAMES,
  COLOR_MODES,
  colorMode,
  onColorMode,
  setColorMode,
} from '../../theme/color-mode.ts';
import { PlanLine, UpgradeButton } from './plan-line.tsx';

/**
 * The person in the footer of the sidebar. Read faults are silent here: the name falls back, and
 * `plan` stays unknown (undefined), which is not the same as none (null). An expired plan is none,
 * even before the server has recorded it.
 */
function useAccount() {
  const uid = useUid();
  const session = useSession();
  const account = dataOf(useLiveDocument(userPlace.at(uid), { orLastKnown: true }));
  const subscription = useLiveDocument(subscriptionPlace.at(uid), { orLastKnown: true });
  const now = useNow();
  const user = session.status === 'signed_in' ? session.user : null;
  const name = displayName({ name: account?.name ?? user?.name, email: user?.email });
  return {
    name,
    initial: String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase(),
    plan: planOf(subscription, now),
  };
}

function planOf(subscription: Loadable<Subscription | null>, now: Date): string | null | undefined {
  if (subscription.status !== 'data') return undefined;
  const found = subscription.data;
  return found && isInForce(found, now) ? found.plan_name : null;
}

/** The person and their plan, the color mode, and sign-out, which asks before typed work is lost. */
export function SidebarFooter(props: { isOpen: boolean; onNavigate?: () => void }) {
  const { isOpen, onNavigate } = props;
  const account = useAccount();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function leave() {
    setIsAsking(false);
    setIsLeaving(true);
    try {
      await signOut('Logged out successfully');
    } catch {
      setIsLeaving(false);
      notify.error({ title: 'Logout failed', description: 'There was a problem logging you out' });
    }
  }

  return (
    <Flex
      direction={isOpen ? 'row' : 'column-reverse'}
      align="center"
      gap="1"
      px={isOpen ? '3' : '1.5'}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Center
        boxSize="8"
        flexShrink={0}
        borderRadius="full"
        bg="gray.solid"
        color="gray.contrast"
        fontWeight="600"
        fontSize="xs"
        aria-hidden="true"
        data-kept="initial"
      >
        {account.initial}
      </Center>
      {isOpen && (
        <Box flex="1" minW="0" ps="1.5">
          <Text fontWeight="500" truncate title={account.name} data-kept="name">
            {account.name}
          </Text>
          <PlanLine plan={account.plan} onNavigate={onNavigate} />
        </Box>
      )}
      {!isOpen && account.plan === null && <UpgradeButton />}
      <ColorModeButton />
      <IconButton
        size="sm"
        variant="ghost"
        aria-label="Log out"
        disabled={isLeaving}
        onClick={() => (hasUnsavedWork('signed_out') ? setIsAsking(true) : void leave())}
        {...tip('Log out', isOpen ? 'top' : 'right')}
      >
        <LogOut aria-hidden="true" />
      </IconButton>
      <LeaveDialog
        isOpen={isAsking}
        onStay={() => setIsAsking(false)}
        onLeave={() => void leave()}
      />
    </Flex>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Steps through the color modes: as the device, light, dark. */
function ColorModeButton() {
  const mode = useSyncExternalStore(onColorMode, colorMode);
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const Icon = ICONS[mode];
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={`Colors: ${COLOR_MODE_NAMES[mode]}. Change to ${COLOR_MODE_NAMES[next]}`}
      onClick={() => setColorMode(next)}
      {...tip(`Colors: ${COLOR_MODE_NAMES[mode]}`)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
