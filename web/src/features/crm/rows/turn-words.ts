import type { Creator } from '@vibes/core/creator/creator';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { isReminderDue, reminderWords } from '../../../shared/creator/reminder/reminder-days.ts';

/** Nothing proves whose message it is. */
export const MAY_HAVE_REPLIED = 'May have replied';
export const REMINDER_DUE = 'Reminder due';

interface Turn {
  words: string;
  of: 'reply' | 'reminder';
  /** It asks for nothing today. */
  isQuiet?: boolean;
}

/**
 * That a creator replied, with whose turn it is while the status is open, or the reminder; null for
 * neither. One that is due comes before a reply that asks for nothing.
 */
export function turnOf(
  creator: Pick<Creator, 'awaiting' | 'status' | 'remind_at'>,
  { mayHaveReplied, now }: { mayHaveReplied: boolean; now: Date },
): Turn | null {
  const { awaiting, remind_at } = creator;
  if (whoseTurn(creator) === 'us') return { words: 'Replied, your turn', of: 'reply' };
  if (awaiting !== 'us' && mayHaveReplied) return { words: MAY_HAVE_REPLIED, of: 'reply' };
  if (isReminderDue(remind_at, now)) return { words: REMINDER_DUE, of: 'reminder' };
  if (awaiting === 'us') return { words: 'Replied', of: 'reply' };
  return remind_at && { words: reminderWords(remind_at, now), of: 'reminder', isQuiet: true };
}
