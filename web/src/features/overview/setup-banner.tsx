import { Button, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { useUid } from '../../lib/live.ts';
import { routes } from '../../lib/routes.ts';

/** The uid that dismissed the banner. In memory alone: a reload brings it back, and so does another account. */
let dismissedBy: string | null = null;
const listeners = new Set<() => void>();

function dismissBanner(uid: string) {
  dismissedBy = uid;
  for (const listener of listeners) listener();
}

const useIsBannerDismissed = (uid: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => dismissedBy === uid,
  );

/** A reminder of the shortcut, until it is dismissed. The steps below it name the next one. */
export function SetupBanner() {
  const uid = useUid();
  if (useIsBannerDismissed(uid)) return null;
  return (
    <Flex
      role="region"
      aria-label="Shortcut"
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      px={{ base: '4', md: '5' }}
      py="2.5"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Text fontWeight="500">You still need to set up your shortcut</Text>
      <Flex gap="2" ms="auto">
        <Button size="xs" variant="ghost" onClick={() => dismissBanner(uid)}>
          Dismiss
        </Button>
        <LinkButton size="xs" variant="outline" asChild>
          <Link to={routes.shortcutSetup}>Set up now</Link>
        </LinkButton>
      </Flex>
    </Flex>
  );
}
