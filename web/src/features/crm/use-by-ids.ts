import type { CollectionRef } from '@vibes/core/firestore/document-place';
import { useState } from 'react';
import { useLiveQuery } from '../../lib/live.ts';

/** The most ids of one query (a limit of `in`). Four queries are enough for the largest page. */
const GROUP = 30;

type Rows<Data> = (Data & { id: string })[];
export type ByKey<Data> = ReadonlyMap<string, (Data & { id: string }) | null>;

/**
 * Documents of a collection, live, by the caller's keys; null where there is none, absent while it
 * is not known. At most 120. While others load, or when they fail to, the last answer about a key
 * stays.
 */
export function useByIds<Data>(
  of: CollectionRef<Data>,
  asked: readonly { key: string; id: string }[],
): ByKey<Data> {
  const ids = asked.map(({ id }) => id);
  const groups = [
    useGroup(of, ids.slice(0, GROUP)),
    useGroup(of, ids.slice(GROUP, 2 * GROUP)),
    useGroup(of, ids.slice(2 * GROUP, 3 * GROUP)),
    useGroup(of, ids.slice(3 * GROUP, 4 * GROUP)),
  ];
  const [last, setLast] = useState<{ groups: (Rows<Data> | null)[]; found: ByKey<Data> }>({
    groups: [],
    found: new Map(),
  });
  const found = new Map<string, (Data & { id: string }) | null>();
  for (const [at, { key, id }] of asked.entries()) {
    const rows = groups[Math.floor(at / GROUP)];
    const answer = rows ? (rows.find((row) => row.id === id) ?? null) : last.found.get(key);
    if (answer !== undefined) found.set(key, answer);
  }
  if (groups.some((rows, at) => rows && rows !== last.groups[at])) setLast({ groups, found });
  return found;
}

function useGroup<Data>(of: CollectionRef<Data>, ids: readonly string[]): Rows<Data> | null {
  const live = useLiveQuery(
    ids.length === 0 ? null : of,
    `ids ${ids.join()}`,
    ({ documentId, where }) => [where(documentId(), 'in', ids)],
  );
  return live.status === 'data' ? live.data : null;
}
