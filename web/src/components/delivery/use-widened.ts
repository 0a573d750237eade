import { useState } from 'react';
import type { Loadable } from '../../lib/loadable.ts';

/** Rows shown at first, and added by "Show more". */
export const ROWS_STEP = 25;

export interface Widened<T> {
  rows: T[];
  /** As many rows as asked for have come: there may be older ones. */
  hasMore: boolean;
  /** A wider window is on its way; the rows are still those of the last one. */
  isWidening: boolean;
}

/** A live read of `size` rows that keeps what is on screen while a wider one is on its way. */
export function useWidened<T>(live: Loadable<T[]>, size: number): Loadable<Widened<T>> {
  const [kept, setKept] = useState<T[] | null>(null);
  if (live.status === 'data' && live.data !== kept) setKept(live.data);
  if (live.status === 'error') return live;
  const rows = live.status === 'data' ? live.data : kept;
  if (!rows) return { status: 'loading' };
  const isWidening = live.status === 'loading';
  return {
    status: 'data',
    data: { rows, hasMore: isWidening || rows.length === size, isWidening },
  };
}
