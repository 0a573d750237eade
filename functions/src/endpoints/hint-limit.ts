import type { Request } from 'firebase-functions/https';
import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/app-error.ts';

const MINUTE = 60_000;
const MOST_ORIGINS = 10_000;

/**
 * Counts requests by their apparent origin, before the person is known: in memory, in this process
 * alone, with nothing written. `ip` is set by the caller's side, so this slows a script down and
 * keeps nobody out.
 */
export function hintLimit(per_minute: number) {
  const counts = new LRUCache<string, number>({ max: MOST_ORIGINS, ttl: MINUTE });
  const originOf = ({ ip = '' }: Pick<Request, 'ip'>) => ip;
  return {
    /** Counts one request; the minute begins with the first. */
    count(request: Pick<Request, 'ip'>): void {
      const origin = originOf(request);
      counts.set(origin, (counts.get(origin) ?? 0) + 1, { noUpdateTTL: true });
    },
    /** Throws `rate_limited` when the limit is reached. */
    check(request: Pick<Request, 'ip'>): void {
      const origin = originOf(request);
      if ((counts.get(origin) ?? 0) < per_minute) return;
      const retryAfter = Math.ceil(counts.getRemainingTTL(origin) / 1000);
      const sentence = 'Too many requests. Wait a minute.';
      throw new AppError('rate_limited', { sentence, log: 'hint_limit', retryAfter });
    },
  };
}
