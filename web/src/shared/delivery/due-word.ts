import type { Delivery } from '@vibes/core/delivery/delivery';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

const MINUTE_MS = 60_000;

type Waiting = Pick<Delivery, 'state' | 'due_at' | 'attempts' | 'last_error'>;

/**
 * "in 43 seconds", never fewer than it takes; "in 5 minutes", to the nearest one: no two clocks
 * agree.
 */
function inTime(due_at: Date, now: Date): string {
  const left = due_at.getTime() - now.getTime();
  const options = { addSuffix: true, roundingMethod: 'ceil' } as const;
  if (left <= MINUTE_MS) return formatDistanceStrict(due_at, now, { ...options, unit: 'second' });
  // Whole minutes first: the unit is chosen before it is rounded, and 60 minutes are an hour.
  const minutes = Math.round(left / MINUTE_MS);
  return formatDistanceStrict(now.getTime() + minutes * MINUTE_MS, now, options);
}

/** When it is sent or retried; null when it does not wait. */
export function dueWord(delivery: Waiting, now: Date): string | null {
  const { state, due_at } = delivery;
  if (state !== 'held' && state !== 'queued') return null;
  if (!due_at) return state === 'held' ? 'Waits for you' : null;
  const isNext = state === 'queued' && (delivery.attempts > 0 || delivery.last_error !== null);
  const begin = isNext ? 'Next try' : 'Goes out';
  return due_at <= now ? `${begin} any moment` : `${begin} ${inTime(due_at, now)}`;
}

/** True while the seconds until then are worth showing. */
export const isSoon = ({ state, due_at }: Waiting, now: Date): boolean =>
  (state === 'held' || state === 'queued') &&
  due_at !== undefined &&
  due_at.getTime() - now.getTime() <= 2 * MINUTE_MS &&
  due_at > now;
