import type { Creator } from '@vibes/core/creator/creator';
import { paths } from '@vibes/core/firestore/paths';
import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore, plainDocument } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';
import { currentName } from './current-name.ts';
import type { StatementSource } from './read-statement.ts';
import type { StoredEntry } from './statement-line.ts';

/** Entries of one read. */
const PAGE = 500;
/** Ids that one query may name: a limit of `in`. */
const IDS = 30;

const fieldsOf = (row: QueryDocumentSnapshot) => ({ ...plainDocument(row.data()), id: row.id });

async function* readPages(uid: string): AsyncGenerator<StoredEntry[]> {
  const all = collection(firestore(), paths.creditEntries(uid));
  const newest = [orderBy('at', 'desc'), limit(PAGE)];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from = last ? [startAfter(last)] : [];
    const { docs } = await getDocsFromServer(query(all, ...newest, ...from));
    yield docs.map((row) => fieldsOf(row) as StoredEntry);
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

async function readNames(uid: string, ids: string[]): Promise<Map<string, string>> {
  const all = collection(firestore(), paths.creators(uid));
  const groups = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, i) =>
    ids.slice(i * IDS, (i + 1) * IDS),
  );
  const found = await Promise.all(
    groups.map((group) => getDocsFromServer(query(all, where(documentId(), 'in', group)))),
  );
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((row) => [row.id, currentName(fieldsOf(row) as unknown as Creator)]),
    ),
  );
}

/** All entries of whoever is signed in now, read from the server. */
export function statementSource(): StatementSource {
  const uid = currentUid();
  return {
    count: async () => {
      const all = collection(firestore(), paths.creditEntries(uid));
      return (await getCountFromServer(all)).data().count;
    },
    pages: () => readPages(uid),
    namesOf: (ids) => readNames(uid, ids),
  };
}
