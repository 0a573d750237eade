import type { Creator } from '@vibes/core/creator/creator';
import { paths } from '@vibes/core/firestore/paths';
import { limit, orderBy } from 'firebase/firestore';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';

/** Creators loaded at a time. */
const STEP = 50;

export interface Creators {
  rows: Creator[];
  /** More creators exist than are loaded. */
  hasMore: boolean;
  /** Creators captured since the screen was opened. */
  fresh: ReadonlySet<string>;
}

/** The newest creators, live. `loadMore` widens the window; what is on screen stays meanwhile. */
export function useCreators(): { creators: Loadable<Creators>; loadMore: () => void } {
  const [size, setSize] = useState(STEP);
  const live = useLiveQuery<Creator>(paths.creators(useUid()), `newest ${size}`, () => [
    orderBy('created_at', 'desc'),
    limit(size),
  ]);

  const [kept, setKept] = useState<Creator[] | null>(null);
  const [openedWith, setOpenedWith] = useState<number | null>(null);
  if (live.status === 'data' && live.data !== kept) {
    setKept(live.data);
    if (openedWith === null) setOpenedWith(live.data[0]?.created_at.getTime() ?? 0);
  }

  const loadMore = () => setSize((before) => before + STEP);
  if (live.status === 'error') return { creators: live, loadMore };
  const rows = live.status === 'data' ? live.data : kept;
  if (!rows) return { creators: { status: 'loading' }, loadMore };
  const since = openedWith ?? Infinity;
  const fresh = new Set(
    rows.filter((row) => row.created_at.getTime() > since).map((row) => row.id),
  );
  return {
    creators: { status: 'data', data: { rows, hasMore: rows.length === size, fresh } },
    loadMore,
  };
}
