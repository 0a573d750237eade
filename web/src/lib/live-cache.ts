/** The last emission of a listener: a value or a fault. */
export type Emission<T> = { data: T } | { fault: Error };
export type Listen<T> = (emit: (emission: Emission<T>) => void) => () => void;

/** A listener shared by all components with the same id, in the form that `useSyncExternalStore` takes. */
export interface LiveStore<T> {
  /** Calls back on every emission until the returned function is called. */
  watch: (watcher: () => void) => () => void;
  /** The last emission; undefined before the first. The same object until the next. */
  last: () => Emission<T> | undefined;
}

/** How long an unwatched listener stays warm, in ms: a page left and reopened shows at once. */
const WARM_MS = 30_000;

const stores = new Map<string, LiveStore<unknown>>();
/** The functions that end each running listener. */
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
      // A component may watch long after its first render, when the listener has ended.
      if (!stop) start();
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) cooling = setTimeout(end, WARM_MS);
      };
    },
    last: () => last,
  };
  // Starts now, not with the first watcher: the answer is on its way while the screen is drawn.
  start();
  cooling = setTimeout(end, WARM_MS);
  return store;
}

/** The store of `id`, which names what is listened to; the first call starts listening. */
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
