import type { DBSchema } from 'idb';
import { PICTURE_DATABASE } from '../../../lib/last-session.ts';
import { openOnce } from '../../../lib/open-once.ts';
import type { KeptPicture, PictureStore } from './picture-store.ts';

interface Pictures extends DBSchema {
  pictures: { key: string; value: KeptPicture; indexes: { at: number } };
}

const VERSION = 1;
/** Pictures kept: some 20 MB. The oldest go first, a tenth at a time. */
const MOST = 5000;
const DROPPED = MOST / 10;

const open = openOnce<Pictures>(PICTURE_DATABASE, VERSION, (database) => {
  database.createObjectStore('pictures', { keyPath: 'key' }).createIndex('at', 'at');
});

/** The pictures kept in this browser's database. */
export const pictureStore: PictureStore = {
  async read(keys) {
    const { store, done } = (await open()).transaction('pictures');
    // The library's own reads leave `done` alone: aborted, it would be an error nobody caught.
    const [found] = await Promise.all([Promise.all(keys.map((key) => store.get(key))), done]);
    return found.filter((one) => one !== undefined);
  },

  async write(pictures) {
    const { store, done } = (await open()).transaction('pictures', 'readwrite');
    const keep = async () => {
      await Promise.all(pictures.map((one) => store.put(one)));
      if ((await store.count()) <= MOST) return;
      const oldest = await store.index('at').getAll(null, DROPPED);
      await Promise.all(oldest.map(({ key }) => store.delete(key)));
    };
    await Promise.all([keep(), done]);
  },
};
