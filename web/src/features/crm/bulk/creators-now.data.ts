import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { collection, documentId, getDocs, query, where } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { GROUP_SIZE } from '../../../lib/id-groups.ts';
import { inParts } from '../../../lib/in-parts.ts';
import { currentUid } from '../../../lib/live.ts';
import { readDocuments } from '../../../lib/read-documents.ts';

/** The creators of these ids as they are now, with what is not sent yet; without those that are gone. */
export async function creatorsNow(ids: readonly string[]): Promise<Map<string, Creator>> {
  const { path, read } = creatorPlace.within(currentUid());
  const found = await Promise.all(
    inParts(ids, GROUP_SIZE).map((group) =>
      getDocs(query(collection(firestore(), path), where(documentId(), 'in', group))),
    ),
  );
  const creators = found.flatMap((snapshot) => readDocuments(read, snapshot));
  return new Map(creators.map((creator) => [creator.id, creator]));
}
