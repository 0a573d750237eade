import { Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { useEffect } from 'react';
import { TextLink } from '../../components/text-link.ts';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { localStore } from '../../lib/storage.ts';
import { useUserData } from '../../lib/user-data.ts';

const UNWATCHED_KEY = 'vibes.replies-unwatched';

/** A webhook's own system reports replies. */
const areUnwatched = ({ emailSettings }: UserData): boolean =>
  emailSettings.active_email_mode === 'gmail' && !emailSettings.watch_replies;

/**
 * Whether answers stay in Gmail unseen. What was known last decides while it loads, so that the
 * figures of the first frame stay what they are.
 */
export function useAreUnwatched(): boolean {
  const uid = useUid();
  const userData = dataOf(useUserData());
  const isKnown = userData && areUnwatched(userData);
  useEffect(() => {
    if (isKnown !== null) localStore.write(UNWATCHED_KEY, isKnown ? uid : '');
  }, [isKnown, uid]);
  return isKnown ?? localStore.read(UNWATCHED_KEY) === uid;
}

/** What the figures of replies leave out, with the way to the switch where there is one. */
export function RepliesUnwatched() {
  const isOffered = dataOf(useUserData())?.replies.available_from;
  return (
    <Text color="fg.muted">
      Replies aren’t watched for, so only creators you set to Responded count.{' '}
      {isOffered && <TextLink to={routes.email}>Watch for replies</TextLink>}
    </Text>
  );
}
