const DAY_MS = 24 * 60 * 60 * 1000;

/** The last `count` calendar days up to and including `today` (`yyyy-mm-dd`), oldest first. */
export function daysBack(today: string, count: number): string[] {
  // Counted in UTC, where every day has 24 hours.
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) =>
    new Date(last - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );
}

const SHORT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Mar 2", of a `yyyy-mm-dd`. */
export const shortDay = (day: string) => SHORT.format(Date.parse(`${day}T00:00:00Z`));

/** "Monday, March 2", of a `yyyy-mm-dd`. */
export const longDay = (day: string) => LONG.format(Date.parse(`${day}T00:00:00Z`));
