import declared from '../../../firestore.indexes.json' with { type: 'json' };
import { documentId, type Asked } from './firestore-query.ts';

const EQUALITIES = ['==', 'in', 'array-contains'];

/** `field` for an equality, `field ASCENDING` for what is sorted: an index may keep equalities in any order. */
const nameOf = (equal: string[], sorted: string[]) => [...equal.toSorted(), ...sorted].join(', ');

/**
 * Throws where Firestore would refuse a query for the lack of a composite index in
 * firestore.indexes.json; the emulator never does. A query needs one when it sorts by a field (a range
 * sorts too) and has an equality or a second field beside it
 * (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function expectIndexed({ path, constraints }: Asked) {
  const equal: string[] = [];
  const sorted = new Map<string, string>();
  for (const one of constraints) {
    if (one.kind === 'where' && EQUALITIES.includes(one.operator)) equal.push(one.field);
    else if (one.kind === 'where') sorted.set(one.field, 'ASCENDING');
  }
  for (const one of constraints)
    if (one.kind === 'order' && one.field !== documentId())
      sorted.set(one.field, one.direction === 'asc' ? 'ASCENDING' : 'DESCENDING');
  if (sorted.size === 0 || (sorted.size === 1 && equal.length === 0)) return;

  const collection = path.slice(path.lastIndexOf('/') + 1);
  const needed = nameOf(
    equal,
    [...sorted].map((one) => one.join(' ')),
  );
  const isThere = declared.indexes.some(
    ({ collectionGroup, fields }) =>
      collectionGroup === collection &&
      needed ===
        nameOf(
          fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath),
          fields.slice(equal.length).map(({ fieldPath, order }) => `${fieldPath} ${order}`),
        ),
  );
  if (!isThere) throw new Error(`firestore.indexes.json lacks ${collection}: ${needed}`);
}
