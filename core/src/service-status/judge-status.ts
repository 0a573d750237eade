import type { ServiceStatus, WorkTimes } from './service-status.ts';

const MINUTE = 60_000;
/** Milliseconds without the clock after which nothing is begun any more. It comes every minute. */
const CLOCK_LATE = 5 * MINUTE;
/** Milliseconds that work may be due without a run of it. A run takes a minute, or waits for a few. */
const WORK_LATE = 15 * MINUTE;

const timeOf = (at: Date | null | undefined) => at?.getTime() ?? -Infinity;

/** Since when work has been due without a run; null where it runs, or nothing is due. */
export const waitingSince = ({ asked_at, ran_at }: WorkTimes): Date | null =>
  asked_at && timeOf(asked_at) > timeOf(ran_at) ? asked_at : null;

/**
 * What is to be stored as `asked_at` of a kind of work that was looked at: the time since which it
 * has been waiting, now where it begins to wait, and null where nothing is due.
 */
export function askedAt(times: WorkTimes, { is_due, now }: { is_due: boolean; now: Date }) {
  return is_due ? (waitingSince(times) ?? now) : null;
}

/**
 * The names of the work that does not run, in order. The age of what is due says nothing: a large
 * account's mirrors are due for hours while everybody is served.
 */
export const lateWork = (work: ServiceStatus['work'], now: Date): string[] =>
  Object.entries(work)
    .filter(([, times]) => {
      const since = waitingSince(times);
      return since !== null && now.getTime() - since.getTime() > WORK_LATE;
    })
    .map(([name]) => name)
    .toSorted();

/** Whether the product works, by what is stored of it. */
export const isWorking = ({ clock_at, late }: ServiceStatus, now: Date): boolean =>
  now.getTime() - timeOf(clock_at) <= CLOCK_LATE && late.length === 0;
