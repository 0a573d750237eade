import type { UserData } from '@vibes/core/account/user-data';

const DAY_MS = 24 * 60 * 60_000;

/** Since when follow-ups wait because the mailbox cannot be read; null unless that has lasted a day. */
export function unreadSince(
  known: {
    emailSettings: Pick<UserData['emailSettings'], 'follow_ups' | 'watch_replies'>;
    replies: Pick<UserData['replies'], 'trouble'>;
  },
  now: Date,
): Date | null {
  const { follow_ups, watch_replies } = known.emailSettings;
  const { trouble } = known.replies;
  if (!follow_ups || !watch_replies || !trouble) return null;
  const since = new Date(trouble.since);
  return now.getTime() - since.getTime() >= DAY_MS ? since : null;
}
