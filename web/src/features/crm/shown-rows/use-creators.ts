import type { Creator } from '@vibes/core/creator/creator';
import { entryOf } from '@vibes/core/creator/creator-entry';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { CreatorList } from '../creator-store/creator-list.ts';
import { creatorStore } from '../creator-store/creator-store.data.ts';
import type { StoreState } from '../creator-store/creator-store.ts';
import { countCreators } from '../creator-store/sealed-index.data.ts';
import { useOptimisticStatuses } from '../../../shared/creator/status/optimistic-status.ts';
import { withOptimisticStatuses } from '../../../shared/creator/status/shown-status.ts';
import { keepLastCreators, lastCreators } from './last-creators.ts';
import { creatorList, NEWEST } from './shown-row.ts';

export interface Creators extends CreatorList {
  /** How many there are; null until it is known. */
  total: number | null;
  /** Creators captured since the screen was opened. */
  fresh: ReadonlySet<string>;
  /** When the rows or their total were known, while those of the last visit are shown; null for live ones. */
  as_of: Date | null;
  /** The state of reading older creators, which begins with `loadCreators`. */
  work: StoreState['work'];
}

/** The newest creators, live. */
export const useNewestCreators = (): Loadable<Creator[]> =>
  useLiveQuery(creatorPlace.within(useUid()), 'newest', ({ limit, orderBy }) => [
    orderBy('created_at', 'desc'),
    limit(NEWEST),
  ]);

/**
 * The entries of the creators, newest first, to search, filter and sort: the newest live, with all
 * older ones loaded so far. `useShownRows` makes rows of a page of them. With `orLastKnown`, until
 * the newest are there, those that this device knew last, marked by `as_of`.
 */
export function useCreators({ orLastKnown = false } = {}): Loadable<Creators> {
  const uid = useUid();
  const live = useNewestCreators();
  const last = useMemo(() => (orLastKnown ? lastCreators(uid) : null), [uid, orLastKnown]);
  const stored = useSyncExternalStore(creatorStore.subscribe, creatorStore.current);
  const documents = live.status === 'data' ? live.data : null;
  const newest = useMemo(() => documents && documents.map(entryOf), [documents]);

  const [opened, setOpened] = useState<number | null>(null);
  if (newest && opened === null) setOpened(newest[0]?.created_at.getTime() ?? 0);

  const { rows: read, isWhole } = useMemo(
    () => creatorList({ newest, stored, last: last && last.rows }),
    [newest, stored, last],
  );
  // A status that the person chose also counts in filters and sorts before it is saved.
  const statuses = useOptimisticStatuses();
  const rows = useMemo(() => withOptimisticStatuses(read, statuses), [read, statuses]);
  const counted = useCreatorTotal({
    newest: newest?.map(({ id }) => id).join(),
    isKnown: isWhole,
  });

  const since = opened ?? Infinity;
  const fresh = new Set(
    newest?.filter((row) => row.created_at.getTime() > since).map((row) => row.id),
  );
  const total = isWhole ? rows.length : counted;
  useEffect(() => {
    if (orLastKnown && newest && total !== null) keepLastCreators(uid, { rows: newest, total });
  }, [orLastKnown, uid, newest, total]);

  if (live.status !== 'data' && (live.status === 'error' || !last)) return live;
  const as_of = !newest || total === null ? (last?.at ?? null) : null;
  const known = total ?? last?.total ?? null;
  return {
    status: 'data',
    data: {
      rows,
      isWhole,
      total: known && Math.max(known, rows.length),
      fresh,
      as_of,
      work: stored.work,
    },
  };
}

/** Captures come in bursts: the count waits for a pause of this long, in ms. */
const PAUSE_MS = 500;

/**
 * How many creators there are, counted by the server and again when the newest, by their ids, are
 * others; null until it is known. With `isKnown` nothing is counted. A failed count keeps the last
 * one.
 */
function useCreatorTotal(props: { newest: string | undefined; isKnown: boolean }): number | null {
  const { newest, isKnown } = props;
  const uid = useUid();
  const [total, setTotal] = useState<number | null>(null);
  const pause = useRef(0);
  useEffect(() => {
    if (isKnown || newest === undefined) return;
    let isOutdated = false;
    const count = async () => {
      const counted = await countCreators();
      if (!isOutdated) setTotal(counted);
    };
    const timer = setTimeout(() => void count().catch(() => undefined), pause.current);
    pause.current = PAUSE_MS;
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [uid, newest, isKnown]);
  return total;
}
