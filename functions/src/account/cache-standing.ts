import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';
import type { SignInService, Standing } from '../ports/sign-in-service.ts';

const MOST_PEOPLE = 10_000;

/** The standing of a person, from an answer at most `max_age` milliseconds old. */
export type CachedStanding = (uid: string, max_age: number) => Promise<Standing>;

/**
 * Caches the answers of the sign-in service in this process. While the service cannot be reached
 * its last answer counts, however old; rejects for a person without one.
 */
export function cacheStanding(
  { standing }: Pick<SignInService, 'standing'>,
  clock: Clock,
): CachedStanding {
  const kept = new LRUCache<string, { said: Standing; at: number }>({ max: MOST_PEOPLE });
  return async (uid, max_age) => {
    const last = kept.get(uid);
    const now = clock().getTime();
    if (last && now - last.at < max_age) return last.said;
    try {
      const said = await standing(uid);
      kept.set(uid, { said, at: now });
      return said;
    } catch (error) {
      if (last) return last.said;
      throw error;
    }
  };
}
