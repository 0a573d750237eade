import { format } from 'date-fns/format';
import { formatDistance } from 'date-fns/formatDistance';
import { isSameDay } from 'date-fns/isSameDay';

/** The time of the day ("14:05"), with the date when it is another day's. */
export const clock = (at: Date, now: Date): string =>
  format(at, isSameDay(at, now) ? 'HH:mm' : 'MMMM d, HH:mm');

/** "about 2 hours ago". A time after the last reading of the clock has just happened. */
export const ago = (at: Date, now: Date): string =>
  formatDistance(at < now ? at : now, now, { addSuffix: true });

/** "14:05 (in 3 hours)". */
export const ahead = (at: Date, now: Date): string =>
  `${clock(at, now)} (${formatDistance(at, now, { addSuffix: true })})`;
