import { entryOf } from '@vibes/core/creator/creator-entry';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { withNews, type CreatorList } from './creator-store/creator-list.ts';
import { creatorStore } from './creator-store/creator-store.data.ts';
import type { StoreState } from './creator-store/creator-store.ts';
import { keepLastCreators, lastCreators } from './last-creators.ts';
import { useCreatorTotal } from './use-creator-total.ts';
import { NEWEST, useNewestCreators } from './use-newest-creators.ts';
import { onWantedStatus, wantedChanges, withWantedStatuses } from './wanted-status.ts';

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

/**
 * The entries of the creators, newest first: the newest live, with all older ones loaded so far. The
 * documents of those that are shown: `useShownCreators`. With `orLastKnown`, until the newest are
 * there, those that this device knew last, marked by `as_of`.
 */
export function useCreators({ orLastKnown = false } = {}): Loadable<Creators> {
  const uid = useUid();
  const live = useNewestCreators();
  const last = useMemo(() => (orLastKnown ? lastCreators(uid) : null), [uid, orLastKnown]);
  const stored = useSyncExternalStore(creatorStore.subscribe, creatorStore.current);
  const documents = live.status === 'data' ? live.data : null;
  const newest = useMemo(() => documents?.map(entryOf), [documents]);

  const [opened, setOpened] = useState<number | null>(null);
  if (newest && opened === null) setOpened(newest[0]?.created_at.getTime() ?? 0);

  const read = useMemo((): CreatorList => {
    if (!newest) return { rows: last?.rows ?? [], isWhole: !!last && last.rows.length < NEWEST };
    if (newest.length < NEWEST) return { rows: newest, isWhole: true };
    if (stored.isWhole) return stored;
    if (stored.rows.length < newest.length) return { rows: newest, isWhole: false };
    const news = new Map(newest.map((entry) => [entry.id, entry]));
    return { rows: withNews(stored, news), isWhole: false };
  }, [newest, stored, last]);
  // A status that the person chose also counts in filters and sorts before it is saved.
  const wanted = useSyncExternalStore(onWantedStatus, wantedChanges);
  const list = useMemo(
    (): CreatorList => ({ rows: withWantedStatuses(read.rows), isWhole: read.isWhole }),
    // `wanted` counts the changes of what `withWantedStatuses` reads.
    // oxlint-disable-next-line react/exhaustive-deps
    [read, wanted],
  );
  const counted = useCreatorTotal({
    newest: newest?.map(({ id }) => id).join(),
    isKnown: list.isWhole,
  });

  const since = opened ?? Infinity;
  const fresh = new Set(
    newest?.filter((row) => row.created_at.getTime() > since).map((row) => row.id),
  );
  const total = list.isWhole ? list.rows.length : counted;
  useEffect(() => {
    if (orLastKnown && newest && total !== null) keepLastCreators(uid, { rows: newest, total });
  }, [orLastKnown, uid, newest, total]);

  if (live.status !== 'data' && (live.status === 'error' || !last)) return live;
  const as_of = !newest || total === null ? (last?.at ?? null) : null;
  const known = total ?? last?.total ?? null;
  return {
    status: 'data',
    data: {
      ...list,
      total: known && Math.max(known, list.rows.length),
      fresh,
      as_of,
      work: stored.work,
    },
  };
}
