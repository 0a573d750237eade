import type { CaptureStore } from './capture-store.ts';
import { CAPTURE_DATABASE, markKept } from './kept-mark.ts';
import type { hasServed } from './queue-changes.ts';

interface FindPorts {
  /** The names of the device's databases; undefined where the browser does not list them. */
  names: () => Promise<(string | undefined)[] | undefined>;
  load: () => Promise<{ captureStore: CaptureStore; hasServed: typeof hasServed }>;
  mark: (uid: string, isKept: boolean) => void;
  now: () => number;
}

const HERE: FindPorts = {
  names: async () => {
    // Older browsers lack it.
    const { databases } = indexedDB as Partial<IDBFactory>;
    return (await databases?.call(indexedDB))?.map(({ name }) => name);
  },
  load: async () => ({
    ...(await import('./open-capture-store.ts')),
    ...(await import('./queue-changes.ts')),
  }),
  mark: markKept,
  now: Date.now,
};

/**
 * Reads from the device itself whether it keeps captures of this person: a browser may refuse the
 * mark and keep the captures. Old answers are removed on the way, so that they do not outlive their
 * day when nobody opens the list. Costs nothing where nothing was ever captured. Never rejects.
 */
export async function findKeptCaptures(uid: string, ports = HERE): Promise<void> {
  try {
    const names = await ports.names();
    if (names && !names.includes(CAPTURE_DATABASE)) return;
    const { captureStore, hasServed } = await ports.load();
    await captureStore.drop((entry) => hasServed(entry, { uid, time: ports.now() }));
    const entries = await captureStore.list(uid);
    ports.mark(uid, entries.length > 0);
  } catch {
    // A device that keeps nothing has nothing to show.
  }
}
