import { lazy, Suspense } from 'react';
import { useNow } from '../../components/use-now.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';
import { unreadSince } from '../../shared/replies/unread-since.ts';

// Said to few people.
const FollowUpsNote = lazy(async () => ({
  default: (await import('./follow-ups-note.tsx')).FollowUpsNote,
}));

/** Says that follow-ups wait, once the mailbox could not be read for a day; nothing else. */
export function FollowUpsWait() {
  const known = dataOf(useUserData());
  const now = useNow();
  const since = known ? unreadSince(known, now) : null;
  return (
    since && (
      <Suspense>
        <FollowUpsNote since={since} />
      </Suspense>
    )
  );
}
