import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shorter than this, hours are said also past midnight. */
const HOURS_PAST_MIDNIGHT = 6;

/** "today", "yesterday", "3 days ago", "May 3", in an earlier year "May 3, 2025"; of the device's days. */
export function dayWord(at: Date, now: Date): string {
  const days = differenceInCalendarDays(now, at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return format(at, at.getFullYear() === now.getFullYear() ? 'MMM d' : 'MMM d, yyyy');
}

/** The same with minutes and hours: "just now", "5 min ago", "2 h ago". */
export function agoWord(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  const hours = Math.floor(passed / HOUR_MS);
  const isNear = differenceInCalendarDays(now, at) === 0 || hours < HOURS_PAST_MIDNIGHT;
  return isNear ? `${hours} h ago` : dayWord(at, now);
}
