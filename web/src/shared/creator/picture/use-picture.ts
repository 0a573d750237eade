import type { Creator } from '@vibes/core/creator/creator';
import { creatorPicturePlace } from '@vibes/core/firestore/places';
import type { DBSchema } from 'idb';
import { useEffect, useSyncExternalStore } from 'react';
import { lastSession, PICTURE_DATABASE } from '../../../lib/last-session.ts';
import { lateDatabase } from '../../../lib/late-database.ts';
import { useUid } from '../../../lib/live.ts';
import { openOnce } from '../../../lib/open-once.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { pictureReads } from './picture-reads.ts';
import type { KeptPicture, PictureStore } from './picture-store.ts';

const BASE64 = /^[\w+/]+={0,2}$/;
/** Milliseconds in which the rows of a page all ask. */
const TOGETHER = 20;

async function load(uid: string, ids: string[]): Promise<Map<string, string>> {
  const database = await lateDatabase();
  const { path, read } = creatorPicturePlace.within(uid);
  const of = database.collection(database.firestore(), path);
  const found = await database.getDocs(
    database.query(of, database.where(database.documentId(), 'in', ids)),
  );
  if (found.metadata.fromCache) throw new Error('No connection.');
  const rows = database.readDocuments(read, found).filter(({ data }) => BASE64.test(data));
  return new Map(rows.map(({ id, data }) => [id, `data:image/webp;base64,${data}`]));
}

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
const pictureStore: PictureStore = {
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

const pictures = pictureReads({
  store: pictureStore,
  load,
  isHere: (uid) => lastSession()?.uid === uid,
  soon: (work) => void setTimeout(work, TOGETHER),
  now: Date.now,
});
onOtherPerson(pictures.reset);

/** A creator, or what a list knows of one: without a version only what this device keeps is shown. */
export type Pictured = Pick<Creator, 'id'> & Partial<Pick<Creator, 'picture_version'>>;

/**
 * The picture of a creator as a data address; null without one, and until it is there. A document
 * is read once for each picture and device. `isWanted` is false for what is not on screen.
 */
export function usePicture({ id, picture_version: version }: Pictured, isWanted = true) {
  const uid = useUid();
  const wanted = { uid, id, version };
  const current = () => pictures.current(wanted);
  const src = useSyncExternalStore(pictures.listen, current, () => null);
  useEffect(() => {
    if (isWanted) pictures.want({ uid, id, version });
  }, [uid, id, version, isWanted]);
  return src;
}
