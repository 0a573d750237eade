import { Box } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Note } from '../../components/note.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useUserData } from '../../lib/user-data.ts';
import { unreadSince } from '../../shared/replies/unread-since.ts';

/** Says that follow-ups wait, once the mailbox could not be read for a day; nothing else. */
export function FollowUpsWait() {
  const known = dataOf(useUserData());
  const now = useNow();
  const since = known ? unreadSince(known, now) : null;
  if (!since) return null;
  return (
    <Box mb="5">
      <Note title="Follow-ups are waiting" tone="warning">
        We couldn’t read your mailbox for replies since {format(since, 'EEEE, MMMM d')}. Follow-ups
        are sent once we can. <TextLink to={routes.email}>Open Email Settings</TextLink>
      </Note>
    </Box>
  );
}
