import type { RepliesStatus } from '@vibes/core/watch/replies-status';
import { format } from 'date-fns/format';

/** Whether watching may be switched on; `later`: from a date on. */
export type RepliesOffer = { kind: 'none' } | { kind: 'now' } | { kind: 'later'; sentence: string };

export function repliesOffer({ available_from }: RepliesStatus, now: Date): RepliesOffer {
  if (available_from === null) return { kind: 'none' };
  const from = new Date(available_from);
  if (from <= now) return { kind: 'now' };
  return { kind: 'later', sentence: `You can switch this on from ${format(from, 'PPP')} on.` };
}

const DAY = 24 * 60 * 60_000;

/** How far the mailbox was read. */
export function readWords({ read_to }: RepliesStatus, now: Date): string {
  if (read_to === null) return 'On. We look a few minutes after your next email.';
  const at = new Date(read_to);
  const isToday = now.getTime() - at.getTime() < DAY;
  return `On. Your mailbox was read up to ${format(at, isToday ? 'HH:mm' : 'PPP')}.`;
}
