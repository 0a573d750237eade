import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from './fetch-error.ts';
import { retryAfter } from './retry-after.ts';

/** Longest rest a host is given, however long it asks for: instances live for hours. */
const LONGEST_REST = 10 * 60_000;
/** Hosts remembered; above it, those nobody asks and that need no rest are forgotten. */
const MOST_HOSTS = 1000;
const RESTING = new Set([429, 503]);

export interface MannerRules {
  /** Requests to a host at the same time. */
  at_once: number | ((host: string) => number);
  /** Milliseconds between the starts of two requests to a host. */
  gap: number;
  /** Milliseconds in the queue, also when the signal allows more. */
  longest_wait: number;
  /** Milliseconds a host rests after a 429 that does not say how long. */
  unstated_rest: number;
}

interface Host {
  running: number;
  waiting: (() => void)[];
  next_start: number;
  rest_until: number;
}

export interface HostManners {
  /**
   * Waits for a turn at the host and returns what ends it. Throws a FetchError: `rate_limited`
   * while the host asked us to wait, and when there was no turn within the longest wait or before
   * the signal ended: the host was not slow, we asked too often. `timeout` when the signal had
   * ended before.
   */
  acquire: (host: string, signal: AbortSignal) => Promise<() => void>;
  /** Receives an answer: 429 and 503 with Retry-After give the host a rest. */
  hear: (host: string, answer: { status: number; retry_after: string | null }) => void;
}

/** Waits in the queue until the request before it passes its place on. */
function waitInQueue(host: Host, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      host.waiting = host.waiting.filter((one) => one !== called);
      reject(new FetchError('rate_limited'));
    };
    host.waiting.push(called);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** How this instance behaves towards each host: few requests at once, a pause between, and rests when asked for. */
export function hostManners(rules: MannerRules, now: () => number = Date.now): HostManners {
  const { at_once, longest_wait } = rules;
  const mostAtOnce = typeof at_once === 'number' ? () => at_once : at_once;
  const hosts = new Map<string, Host>();

  const known = (name: string): Host => {
    const host = hosts.get(name) ?? { running: 0, waiting: [], next_start: 0, rest_until: 0 };
    hosts.set(name, host);
    return host;
  };
  const forgetIdle = () => {
    for (const [name, host] of hosts) {
      if (host.running === 0 && Math.max(host.next_start, host.rest_until) <= now())
        hosts.delete(name);
    }
  };
  const release = (host: Host) => {
    const next = host.waiting.shift();
    if (next) next();
    else host.running -= 1;
  };
  const checkRest = (host: Host) => {
    if (now() < host.rest_until) throw new FetchError('rate_limited');
  };
  const keepGap = async (host: Host, signal: AbortSignal) => {
    const start = Math.max(now(), host.next_start);
    host.next_start = start + rules.gap;
    if (start > now()) await sleep(start - now(), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw new FetchError('rate_limited');
    checkRest(host);
  };

  return {
    async acquire(name, signal) {
      if (signal.aborted) throw new FetchError('timeout');
      if (hosts.size >= MOST_HOSTS) forgetIdle();
      const host = known(name);
      checkRest(host);
      if (host.running < mostAtOnce(name)) host.running += 1;
      else await waitInQueue(host, AbortSignal.any([signal, AbortSignal.timeout(longest_wait)]));
      try {
        await keepGap(host, signal);
      } catch (error) {
        release(host);
        throw error;
      }
      return () => release(host);
    },
    hear(name, { status, retry_after }) {
      if (!RESTING.has(status)) return;
      const rest = retryAfter(retry_after, now()) ?? (status === 429 ? rules.unstated_rest : 0);
      const host = known(name);
      host.rest_until = Math.max(host.rest_until, now() + Math.min(rest, LONGEST_REST));
    },
  };
}
