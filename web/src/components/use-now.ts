import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
/** A component that subscribes sees a time no older than this. */
const FRESH_MS = 1000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // The clock stood still while nothing subscribed, and since the last tick.
  if (Date.now() - now.getTime() > FRESH_MS) tick();
  if (listeners.size === 0) timer = setInterval(tick, TICK_MS);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, at most half a minute old: one clock for all subscribers, stopped without any. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);
