import type { Loadable } from './loadable.ts';
import { sentenceOf } from './call-error.ts';
import { makeListeners } from './make-listeners.ts';

export interface CachedRead<T> {
  current: () => Loadable<T>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads unless the value is at most `max_age_ms` old (`fresh_ms` without it). Never rejects.
   * A failure keeps older data; after a forced refresh the older data is known to be
   * outdated, and the failure is the error state.
   */
  refresh: (options?: { is_forced?: boolean; max_age_ms?: number }) => Promise<void>;
  /** Waits for a read under way, without starting one. */
  settled: () => Promise<void>;
  /** Forgets the value; a read still under way is dropped. */
  clear: () => void;
}

/** A read cached for `fresh_ms`, shared by all its readers, tried twice before it counts as failed. */
export function createCachedRead<T>(options: {
  read: () => Promise<T>;
  fresh_ms: number;
  now: () => number;
}): CachedRead<T> {
  const loading: Loadable<T> = { status: 'loading' };
  let state: Loadable<T> = loading;
  let read_at = -Infinity;
  let pending: Promise<void> | null = null;
  let generation = 0;
  const { subscribe, tell } = makeListeners();

  function set(next: Loadable<T>) {
    state = next;
    tell();
  }

  async function load(is_forced: boolean) {
    generation += 1;
    const mine = generation;
    if (state.status === 'error') set(loading);
    try {
      const data = await options.read().catch(() => options.read());
      if (mine !== generation) return;
      read_at = options.now();
      set({ status: 'data', data });
    } catch (error) {
      if (mine !== generation) return;
      if (state.status === 'data' && !is_forced) return;
      const message = sentenceOf(error);
      set({ status: 'error', message, retry: () => void refresh({ is_forced: true }) });
    } finally {
      if (mine === generation) pending = null;
    }
  }

  function refresh({ is_forced = false, max_age_ms = options.fresh_ms } = {}): Promise<void> {
    const isFresh = options.now() - read_at < max_age_ms;
    if (!is_forced && state.status === 'data' && isFresh) return Promise.resolve();
    if (!is_forced && pending) return pending;
    pending = load(is_forced);
    return pending;
  }

  return {
    current: () => state,
    subscribe,
    refresh,
    settled: () => pending ?? Promise.resolve(),
    clear: () => {
      generation += 1;
      pending = null;
      read_at = -Infinity;
      set(loading);
    },
  };
}
