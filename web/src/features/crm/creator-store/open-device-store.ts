import { INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import type { DBSchema } from 'idb';
import { CREATOR_DATABASE } from '../../../lib/last-session.ts';
import { openOnce } from '../../../lib/open-once.ts';
import { pause } from '../../../lib/pause.ts';
import { dropDatabase } from '../../../lib/storage.ts';
import type { DeviceStore } from './device-copy.ts';
import { copyOf, isUsable, newsRecord, textsOf, type CopyRecord } from './device-record.ts';

interface Creators extends DBSchema {
  about: { key: 'copy'; value: CopyRecord };
  /** The texts of the rows, by their place. */
  rows: { key: number; value: string };
}

const VERSION = 1;

const open = openOnce<Creators>(CREATOR_DATABASE, VERSION, (database) => {
  database.createObjectStore('about');
  database.createObjectStore('rows');
});

/** The copy in this browser's database. `here` is who is signed in, null for nobody. */
export function deviceStore(here: () => string | null): DeviceStore {
  /** The rows that this tab read or wrote last. */
  let base: string | null = null;

  return {
    async read() {
      const uid = here();
      if (uid === null) return null;
      const transaction = (await open()).transaction(['about', 'rows']);
      const [record, texts] = await Promise.all([
        transaction.objectStore('about').get('copy'),
        transaction.objectStore('rows').getAll(),
        transaction.done,
      ]);
      if (!record) return null;
      try {
        if (!isUsable(record, { uid, at: Date.now() })) throw new Error('The copy is of no use.');
        const copy = await copyOf(record, texts, pause);
        ({ base } = record);
        return copy;
      } catch {
        dropDatabase(CREATOR_DATABASE);
        return null;
      }
    },

    async write({ rows, seen_to }) {
      const uid = here();
      const texts = await textsOf(rows, pause);
      const database = await open();
      if (uid === null || here() !== uid) return;
      const made = crypto.randomUUID();
      const transaction = database.transaction(['about', 'rows'], 'readwrite');
      const about = transaction.objectStore('about');
      const store = transaction.objectStore('rows');
      const record = { uid, format: INDEX_FORMAT, base: made, count: rows.length };
      const times = { taken_at: Date.now(), seen_to: seen_to.getTime() };
      await Promise.all([
        store.clear(),
        ...texts.map((text, place) => store.put(text, place)),
        about.put({ ...record, ...times, ...newsRecord(new Map()) }, 'copy'),
        transaction.done,
      ]);
      base = made;
    },

    async writeNews({ news, seen_to }) {
      const uid = here();
      const { store, done } = (await open()).transaction('about', 'readwrite');
      const keep = async () => {
        const record = await store.get('copy');
        if (!record || record.uid !== uid || record.base !== base) return;
        if (record.seen_to > seen_to.getTime()) return;
        const times = { taken_at: Date.now(), seen_to: seen_to.getTime() };
        await store.put({ ...record, ...times, ...newsRecord(news) }, 'copy');
      };
      await Promise.all([keep(), done]);
    },
  };
}
