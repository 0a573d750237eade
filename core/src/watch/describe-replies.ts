import type { Mailbox } from '../delivery/mailbox.ts';
import type { RepliesStatus } from './replies-status.ts';
import { WATCH_FAULT_SENTENCES } from './watch-fault.ts';

/** How looking for replies goes, as shown to the mailbox's owner. */
export function describeReplies(
  { watch }: Pick<Mailbox, 'watch'>,
  {
    available_from,
    unwatched,
  }: { available_from: Date | null; unwatched: { emails: number; since: Date } | null },
): RepliesStatus {
  const trouble = watch?.trouble ?? null;
  return {
    available_from: available_from?.toISOString() ?? null,
    trouble: trouble && {
      code: trouble.code,
      sentence: WATCH_FAULT_SENTENCES[trouble.code],
      since: trouble.since.toISOString(),
    },
    read_to: watch?.read_to?.toISOString() ?? null,
    watched_since: watch?.since.toISOString() ?? null,
    unwatched: unwatched && { emails: unwatched.emails, since: unwatched.since.toISOString() },
  };
}
