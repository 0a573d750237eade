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

/** Milliseconds to wait after the given number of attempts, or null when it is time to give up. */
export function retryDelay(attempts: number): number | null {
  return DELAYS[attempts - 1] ?? null;
}
