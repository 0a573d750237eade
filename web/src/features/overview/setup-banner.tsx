import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { SkeletonOf } from '../../components/skeleton-of.tsx';
import { Strip } from '../../components/strip.tsx';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { localStore } from '../../lib/storage.ts';
import { useUserData } from '../../lib/user-data.ts';
import { makeListeners } from '../../lib/make-listeners.ts';

/** The uid that dismissed the banner. In memory alone: a reload brings it back, and so does another account. */
let dismissedBy: string | null = null;
const { subscribe, tell } = makeListeners();

function dismissBanner(uid: string) {
  dismissedBy = uid;
  tell();
}

const useIsBannerDismissed = (uid: string): boolean =>
  useSyncExternalStore(subscribe, () => dismissedBy === uid);

const USED_KEY = 'vibes.key-used';

/** Whether the key was used; null while this device only knows that it was not at the last visit. */
function useIsKeyUsed(uid: string): boolean | null {
  const userData = useUserData();
  const settings = dataOf(userData);
  const isUsed = settings && settings.apiKey.last_used_at !== null;
  useEffect(() => {
    if (isUsed !== null) localStore.write(USED_KEY, isUsed ? uid : '');
  }, [isUsed, uid]);
  if (userData.status === 'loading' && localStore.read(USED_KEY) === '') return null;
  return isUsed ?? true;
}

/**
 * A reminder of the shortcut, until its key was used or it is dismissed. A capture in the browser
 * uses no key: it does not mean that the phone is set up. The steps below it name the next one.
 */
export function SetupBanner() {
  const uid = useUid();
  const isUsed = useIsKeyUsed(uid);
  if (useIsBannerDismissed(uid) || isUsed) return null;
  if (isUsed === null)
    return (
      <SkeletonOf>
        <ShortcutStrip onDismiss={() => undefined} />
      </SkeletonOf>
    );
  return <ShortcutStrip onDismiss={() => dismissBanner(uid)} />;
}

/** For a thumb. */
const TOUCH = { base: '11', md: '8' } as const;

const ShortcutStrip = ({ onDismiss }: { onDismiss: () => void }) => (
  <Strip role="region" aria-label="Shortcut">
    <Text fontWeight="500">You still need to set up your shortcut</Text>
    <Flex gap="2" ms="auto">
      <Button size="xs" minH={TOUCH} variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
      <LinkButton size="xs" minH={TOUCH} variant="outline" asChild>
        <Link to={routes.shortcutSetup}>Set up now</Link>
      </LinkButton>
    </Flex>
  </Strip>
);
