import type { DBSchema, IDBPObjectStore } from 'idb';
import type { CaptureEntry } from './capture-entry.ts';
import type { CaptureChange, CaptureStore, KeptCapture } from './capture-store.ts';
import { CAPTURE_DATABASE } from './kept-mark.ts';
import { isPageHideAbort } from '../../lib/page-hide-transactions.ts';
import { openOnce } from '../../lib/open-once.ts';

interface Captures extends DBSchema {
  entries: { key: number; value: KeptCapture; indexes: { uid: string } };
}

type Entries = IDBPObjectStore<Captures, ['entries'], 'entries', 'readwrite'>;

const VERSION = 1;

const open = openOnce<Captures>(CAPTURE_DATABASE, VERSION, (database, oldVersion) => {
  if (oldVersion < 1)
    database
      .createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
      .createIndex('uid', 'uid');
});

/** Work that was cut off because its page was left is done again: the page is on screen again. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPageHideAbort(error)) throw error;
    return work();
  }
}

/** Reads, decides and writes in one transaction. */
async function changeAll(
  read: (store: Entries) => Promise<KeptCapture[]>,
  decide: (entries: CaptureEntry[]) => CaptureChange,
): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('entries', 'readwrite');
  const change = async () => {
    const { put = [], remove = [] } = decide((await read(store)) as CaptureEntry[]);
    await Promise.all([
      ...put.map((entry) => store.put(entry)),
      ...remove.map((id) => store.delete(id)),
    ]);
  };
  await Promise.all([change(), done]);
}

/** The captures kept in this browser's database. Rejects where the browser has none, or no room. */
export const captureStore: CaptureStore = {
  list: (uid) =>
    onceMore(async () => {
      const { store, done } = (await open()).transaction('entries');
      // The library's own reads leave `done` alone: aborted, it would be an error nobody caught.
      const [entries] = await Promise.all([store.index('uid').getAll(uid), done]);
      return entries as CaptureEntry[];
    }),

  change: (uid, decide) =>
    onceMore(() => changeAll((store) => store.index('uid').getAll(uid), decide)),

  drop: (isOver) =>
    onceMore(() =>
      changeAll(
        (store) => store.getAll(),
        (entries) => ({ remove: entries.filter(isOver).map(({ id }) => id) }),
      ),
    ),
};
