import type { CollectionRef } from '@vibes/core/firestore/document-place';
import { useState } from 'react';
import { idGroups, MOST_GROUPS } from './id-groups.ts';
import { useLiveQuery } from './live.ts';

type Row<Data> = Data & { id: string };
export type ByKey<Data> = ReadonlyMap<string, Row<Data> | null>;

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * Documents of a collection, live, by the caller's keys; null where there is none, absent while it
 * is not known. At most 120. While others load, or when they fail to, the last answer about a key
 * stays.
 */
export function useByIds<Data>(
  of: CollectionRef<Data>,
  asked: readonly { key: string; id: string }[],
): ByKey<Data> {
  const groups = useGroups(asked.map(({ id }) => id));
  const answers = Array.from({ length: MOST_GROUPS }, (_, at) =>
    // As many in each render.
    // oxlint-disable-next-line react/rules-of-hooks
    useGroup(of, groups[at] ?? []),
  );
  const [last, setLast] = useState<{ answers: typeof answers; found: ByKey<Data> }>({
    answers: [],
    found: new Map(),
  });
  const known = new Map<string, Row<Data> | null>();
  for (const [at, rows] of answers.entries()) {
    if (!rows) continue;
    for (const id of groups[at] ?? []) known.set(id, null);
    for (const row of rows) known.set(row.id, row);
  }
  const found = new Map<string, Row<Data> | null>();
  for (const { key, id } of asked) {
    const answer = known.get(id) ?? (known.has(id) ? null : last.found.get(key));
    if (answer !== undefined) found.set(key, answer);
  }
  if (!isSame(answers, last.answers)) setLast({ answers, found });
  return found;
}

/** The same groups as long as they fit. */
function useGroups(ids: readonly string[]) {
  const [groups, setGroups] = useState<ReturnType<typeof idGroups>>([]);
  const next = idGroups(groups, ids);
  if (isSame(next, groups)) return groups;
  setGroups(next);
  return next;
}

function useGroup<Data>(of: CollectionRef<Data>, ids: readonly string[]): Row<Data>[] | null {
  const live = useLiveQuery(
    ids.length === 0 ? null : of,
    `ids ${ids.join()}`,
    ({ documentId, where }) => [where(documentId(), 'in', ids)],
  );
  return live.status === 'data' ? live.data : null;
}
