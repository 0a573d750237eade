import type { CollectionRef } from '@vibes/core/firestore/document-place';
import type { QueryConstraint } from 'firebase/firestore';
import { useState } from 'react';
import type { Database } from './late-database.ts';
import { useLiveQuery } from './live.ts';
import type { Loadable } from './loadable.ts';

/** Rows shown at first, and added by "Show more". */
const ROWS_STEP = 25;

export interface Widened<T> {
  rows: T[];
  /** As many rows as requested have come: there may be older ones. */
  hasMore: boolean;
  /** More rows are loading; the rows are still those of the last window. */
  isWidening: boolean;
}

/** A live read of `size` rows that keeps the rows on screen while a larger one of that name loads. */
function useWidened<T>(live: Loadable<T[]>, size: number, name: string): Loadable<Widened<T>> {
  const [kept, setKept] = useState<{ name: string; rows: T[] } | null>(null);
  if (live.status === 'data' && live.data !== kept?.rows) setKept({ name, rows: live.data });
  if (live.status === 'error') return live;
  const before = kept?.name === name ? kept.rows : null;
  const rows = live.status === 'data' ? live.data : before;
  if (!rows) return { status: 'loading' };
  const isWidening = live.status === 'loading';
  return {
    status: 'data',
    data: { rows, hasMore: isWidening || rows.length === size, isWidening },
  };
}

/**
 * The newest documents of a collection, live, and how to load older ones; of null nothing, for ever
 * loading. `by` is the time that orders them; `name` identifies one filter of the collection. Another
 * filter begins with its first rows.
 */
export function useNewest<Data>(asked: {
  of: CollectionRef<Data> | null;
  by: string;
  name?: string;
  filter?: (database: Database) => QueryConstraint[];
  step?: number;
}): { newest: Loadable<Widened<Data & { id: string }>>; showMore: () => void } {
  const { of, by, name = 'all', filter, step = ROWS_STEP } = asked;
  const [widened, setWidened] = useState({ name, size: step });
  const size = widened.name === name ? widened.size : step;
  const live = useLiveQuery(of, `${name} newest ${size}`, (database) => [
    ...(filter?.(database) ?? []),
    database.orderBy(by, 'desc'),
    database.limit(size),
  ]);
  return {
    newest: useWidened(live, size, name),
    showMore: () => setWidened({ name, size: size + step }),
  };
}
