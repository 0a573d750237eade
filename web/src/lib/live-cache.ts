/** A value or a fault: both are what a listener last told. */
export type Emission<T> = { data: T } | { fault: Error };
export type Listen<T> = (emit: (emission: Emission<T>) => void) => () => void;

/** A listener shared by everybody who asks for the same; in the form that `useSyncExternalStore` takes. */
export interface LiveStore<T> {
  /** Calls back on every word until the returned function is called. */
  watch: (watcher: () => void) => () => void;
  /** The last word; undefined before the first. The same object until the next. */
  last: () => Emission<T> | undefined;
}

/** How long a listener nobody watches stays warm, in ms: a page left and come back to shows at once. */
const WARM_MS = 30_000;

const stores = new Map<string, LiveStore<unknown>>();
/** What ends each listener that runs. */
const ends = new Set<() => void>();

function openStore<T>(id: string, listen: Listen<T>): LiveStore<T> {
  const watchers = new Set<() => void>();
  let last: Emission<T> | undefined;
  let stop: (() => void) | null = null;
  let cooling: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(cooling);
    if (stores.get(id) === store) stores.delete(id);
    ends.delete(end);
    stop?.();
    stop = null;
    last = undefined;
  };
  const start = () => {
    ends.add(end);
    let isOver = false;
    const unsubscribe = listen((emission) => {
      if (isOver) return;
      last = emission;
      for (const watcher of watchers) watcher();
    });
    stop = () => {
      isOver = true;
      unsubscribe();
    };
  };
  const store = {
    watch(watcher: () => void) {
      clearTimeout(cooling);
      // Drawn long before it is watched, the listener may have ended.
      if (!stop) start();
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) cooling = setTimeout(end, WARM_MS);
      };
    },
    last: () => last,
  };
  // Now, and not once somebody watches: the answer is on its way while the screen is drawn.
  start();
  cooling = setTimeout(end, WARM_MS);
  return store;
}

/** The store of `id`, which says what is listened to; it begins to listen with the first who asks. */
export function liveStore<T>(id: string, listen: Listen<T>): LiveStore<T> {
  const known = stores.get(id);
  if (known) return known as LiveStore<T>;
  const store = openStore(id, listen);
  stores.set(id, store);
  return store;
}

/** Ends every listener and forgets every value: the next person must not see the last one's. */
export function resetLive() {
  for (const end of [...ends]) end();
}
