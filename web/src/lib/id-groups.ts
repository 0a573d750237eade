import { inParts } from './in-parts.ts';

/** The most ids of one query (https://firebase.google.com/docs/firestore/query-data/queries#in_and_array-contains-any). */
export const GROUP_SIZE = 30;
/** Queries at once; four are enough for a page of 100. */
export const MOST_GROUPS = 10;
/** A smaller group is read again where there would be too many. */
const LARGE = 20;

type Groups = readonly (readonly string[])[];

function withNew(kept: Groups, asked: readonly string[]): Groups {
  const known = new Set(kept.flat());
  return [
    ...kept,
    ...inParts(
      asked.filter((id) => !known.has(id)),
      GROUP_SIZE,
    ),
  ];
}

/**
 * At most 120 ids in groups, each of which is one query, near to the groups before: a query of other
 * ids is sent all its documents again. A group stays while one of it is asked for, and new ids are a
 * group of their own.
 */
export function idGroups(before: Groups, asked: readonly string[]): Groups {
  const wanted = new Set(asked);
  const used = before.filter((group) => group.some((id) => wanted.has(id)));
  const large = used.filter(({ length }) => length >= LARGE);
  const tries = [withNew(used, asked), withNew(large, asked)];
  return tries.find(({ length }) => length <= MOST_GROUPS) ?? inParts(asked, GROUP_SIZE);
}
