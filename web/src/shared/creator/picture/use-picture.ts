import type { Creator } from '@vibes/core/creator/creator';
import { creatorPicturePlace } from '@vibes/core/firestore/places';
import { useEffect, useSyncExternalStore } from 'react';
import { lateDatabase } from '../../../lib/late-database.ts';
import { lastSession } from '../../../lib/last-session.ts';
import { useUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { pictureReads } from './picture-reads.ts';
import { pictureStore } from './open-picture-store.ts';

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
