import { creatorPlace, creditEntryPlace } from '@vibes/core/firestore/places';
import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';
import { readAll } from '../../lib/read-all.ts';
import { inParts } from '../../lib/in-parts.ts';
import { readDocuments } from '../../lib/read-documents.ts';
import { currentName } from './current-name.ts';
import type { StatementSource } from './read-statement.ts';

/** Ids allowed in one query: a limit of `in`. */
const IDS = 30;

async function readNames(uid: string, ids: string[]): Promise<Map<string, string>> {
  const { path, read } = creatorPlace.within(uid);
  const all = collection(firestore(), path);
  const found = await Promise.all(
    inParts(ids, IDS).map((group) =>
      getDocsFromServer(query(all, where(documentId(), 'in', group))),
    ),
  );
  const creators = found.flatMap((snapshot) => readDocuments(read, snapshot));
  return new Map(creators.map((creator) => [creator.id, currentName(creator)]));
}

/** All entries of the person who is signed in now, read from the server. */
export function statementSource(): StatementSource {
  const uid = currentUid();
  const entries = creditEntryPlace.within(uid);
  return {
    count: async () => {
      const all = collection(firestore(), entries.path);
      return (await getCountFromServer(all)).data().count;
    },
    pages: () => readAll(entries),
    namesOf: (ids) => readNames(uid, ids),
  };
}
