const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between attempts, after the table of Standard Webhooks 1.0: ten attempts over about 75 hours. */
const DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Longest wait between two attempts, in milliseconds, whatever the provider asks for. */
export const LONGEST_DELAY = 24 * HOUR;

/**
 * How much shorter than the table a wait may be, so that deliveries that failed together are not
 * retried together.
 */
const JITTER = 0.1;

/**
 * Milliseconds to wait after the given number of attempts, or null when it is time to give up. Up
 * to a tenth less than the table says, and never less than the provider asked for.
 *
 * @param chance at least 0 and below 1
 * @param asked milliseconds the provider named; at most a day counts
 */
export function retryDelay(attempts: number, chance: number, asked = 0): number | null {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(Math.round(delay * (1 - JITTER * chance)), Math.min(asked, LONGEST_DELAY));
}
