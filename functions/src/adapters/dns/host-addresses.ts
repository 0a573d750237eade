import { LRUCache } from 'lru-cache';
import { inTime, records, type DnsClient } from './dns-client.ts';

/**
 * The addresses a host name leads to now; none for one that leads nowhere, or when it could not be
 * found out.
 */
export type HostAddresses = (host: string) => Promise<string[]>;

const MOST_HOSTS = 1000;

/** Milliseconds: short, for a name may change hands; long enough for the pages of one request. */
const KEPT = 60_000;

/** Both kinds of addresses, a second at most, silence included. Never throws. */
export function hostAddresses(dns: DnsClient): HostAddresses {
  const known = new LRUCache<string, string[]>({
    max: MOST_HOSTS,
    ttl: KEPT,
    fetchMethod: async (host) => {
      // Each for itself: silence about one kind hides nothing of the other.
      const found = await Promise.all([
        inTime(records(dns.resolve4(host)), null),
        inTime(records(dns.resolve6(host)), null),
      ]);
      return found.flatMap((addresses) => addresses ?? []);
    },
  });
  return async (host) => (await known.fetch(host)) ?? [];
}
