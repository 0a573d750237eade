import type { Creator } from '@vibes/core/creator/creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';

type Undecided = Pick<Creator, 'email' | 'other_emails' | 'opted_out_at' | 'next_read_at'>;

/** The question above the addresses to choose from; null where there is nothing to choose. */
export function choiceQuestion(creator: Undecided): string | null {
  const { length } = undecidedEmails(creator);
  if (length === 0) return null;
  const what =
    length === 2 ? 'We found two possible addresses.' : 'We’re not sure which address is right.';
  if (creator.opted_out_at) return what;
  // A later reading may be certain of one address, and sends then.
  if (creator.next_read_at) return `${what} Pick the right one.`;
  return `${what} Pick the right one. We won’t send anything until you do.`;
}
