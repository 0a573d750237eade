import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace, creditEntryPlace } from '@vibes/core/firestore/places';
import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import { firestore, plainDocument } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';
import { readAll } from '../../lib/read-all.ts';
import { currentName } from './current-name.ts';
import type { StatementSource } from './read-statement.ts';
import type { StoredEntry } from './statement-line.ts';

/** Ids that one query may name: a limit of `in`. */
const IDS = 30;

async function readNames(uid: string, ids: string[]): Promise<Map<string, string>> {
  const all = collection(firestore(), creatorPlace.collection(uid));
  const groups = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, i) =>
    ids.slice(i * IDS, (i + 1) * IDS),
  );
  const found = await Promise.all(
    groups.map((group) => getDocsFromServer(query(all, where(documentId(), 'in', group)))),
  );
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((row) => [row.id, currentName(plainDocument(row.data()) as unknown as Creator)]),
    ),
  );
}

/** All entries of whoever is signed in now, read from the server. */
export function statementSource(): StatementSource {
  const uid = currentUid();
  return {
    count: async () => {
      const all = collection(firestore(), creditEntryPlace.collection(uid));
      return (await getCountFromServer(all)).data().count;
    },
    pages: () => readAll<StoredEntry>(creditEntryPlace.collection(uid)),
    namesOf: (ids) => readNames(uid, ids),
  };
}
