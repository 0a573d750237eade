import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CaptureEntry } from './capture-entry.ts';
import type { CaptureStore, KeptCapture } from './capture-store.ts';
import { CAPTURE_DATABASE } from './kept-mark.ts';

interface Captures extends DBSchema {
  entries: { key: number; value: KeptCapture; indexes: { uid: string } };
}

const VERSION = 1;

let opening: Promise<IDBPDatabase<Captures>> | null = null;

const forget = () => {
  opening = null;
};

function open(): Promise<IDBPDatabase<Captures>> {
  opening ??= openDB<Captures>(CAPTURE_DATABASE, VERSION, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1)
        database
          .createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
          .createIndex('uid', 'uid');
    },
    // A newer version of the app waits in another tab for this connection to close.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** The captures kept in this browser's database. Rejects where the browser has none, or no room. */
export const captureStore: CaptureStore = {
  async list(uid) {
    const database = await open();
    return (await database.getAllFromIndex('entries', 'uid', uid)) as CaptureEntry[];
  },

  async change(uid, decide) {
    const database = await open();
    const transaction = database.transaction('entries', 'readwrite');
    const { store, done } = transaction;
    const entries = (await store.index('uid').getAll(uid)) as CaptureEntry[];
    const { put = [], remove = [] } = decide(entries);
    await Promise.all([
      ...put.map((entry) => store.put(entry)),
      ...remove.map((id) => store.delete(id)),
      done,
    ]);
  },

  async drop(isOver) {
    const database = await open();
    const { store, done } = database.transaction('entries', 'readwrite');
    const entries = (await store.getAll()) as CaptureEntry[];
    await Promise.all([...entries.filter(isOver).map(({ id }) => store.delete(id)), done]);
  },
};
