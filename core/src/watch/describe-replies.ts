import type { Mailbox } from '../delivery/mailbox.ts';
import type { RepliesStatus } from './replies-status.ts';
import { WATCH_TROUBLE_SENTENCES } from './watch-trouble.ts';

/** How looking for replies goes, as shown to the mailbox's owner. */
export function describeReplies(
  { watch }: Pick<Mailbox, 'watch'>,
  available_from: Date | null,
): RepliesStatus {
  const trouble = watch?.trouble ?? null;
  return {
    available_from: available_from?.toISOString() ?? null,
    trouble: trouble && {
      code: trouble.code,
      sentence: WATCH_TROUBLE_SENTENCES[trouble.code],
      since: trouble.since.toISOString(),
    },
    read_to: watch?.read_to?.toISOString() ?? null,
  };
}
