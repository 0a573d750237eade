import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';

export type ShownCreators = ReadonlyMap<string, Creator>;

const NONE: ShownCreators = new Map();

/**
 * The documents of the creators on the page, live, by id; at most 30 (a limit of `in`). While the
 * next ones load, or when they fail to, the last answer stays: a row of which there is no document
 * yet is drawn from its entry.
 */
export function useShownCreators(entries: readonly CreatorEntry[]): ShownCreators {
  const ids = entries.map(({ id }) => id);
  const of = creatorPlace.within(useUid());
  const live = useLiveQuery(ids.length === 0 ? null : of, `shown ${ids.join()}`, (database) => [
    database.where(database.documentId(), 'in', ids),
  ]);
  const rows = live.status === 'data' ? live.data : null;
  const [last, setLast] = useState<{ rows: Creator[] | null; shown: ShownCreators }>({
    rows: null,
    shown: NONE,
  });
  if (!rows || rows === last.rows) return last.shown;
  const shown = new Map(rows.map((row) => [row.id, row]));
  setLast({ rows, shown });
  return shown;
}
