import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { collection, documentId, getDocs, query, where } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { readDocuments } from '../../../lib/read-documents.ts';

/** The most ids of one query. */
const GROUP = 30;

/** The creators of these ids as they are now, with what is not sent yet; without those that are gone. */
export async function creatorsNow(ids: readonly string[]): Promise<Map<string, Creator>> {
  const { path, read } = creatorPlace.within(currentUid());
  const groups = Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, place) =>
    ids.slice(place * GROUP, (place + 1) * GROUP),
  );
  const found = await Promise.all(
    groups.map((group) =>
      getDocs(query(collection(firestore(), path), where(documentId(), 'in', group))),
    ),
  );
  const creators = found.flatMap((snapshot) => readDocuments(read, snapshot));
  return new Map(creators.map((creator) => [creator.id, creator]));
}
