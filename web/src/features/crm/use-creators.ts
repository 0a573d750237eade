import { creatorPlace } from '@vibes/core/firestore/places';
import { limit, orderBy } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { creatorArchive } from './creator-archive.data.ts';
import type { ArchiveState } from './creator-archive.ts';
import { mergeCreators, type CreatorList } from './merge-creators.ts';
import { useCreatorTotal } from './use-creator-total.ts';

/** The newest creators, live from the start. */
const WINDOW = 25;

export interface Creators extends CreatorList {
  /** How many there are; null until it is known. */
  total: number | null;
  /** Creators captured since the screen was opened. */
  fresh: ReadonlySet<string>;
  /** The state of reading older creators, which begins with `creatorArchive.load`. */
  work: ArchiveState['work'];
}

/** The creators, newest first: the newest live, with all older ones loaded so far. */
export function useCreators(): Loadable<Creators> {
  const live = useLiveQuery(creatorPlace.within(useUid()), 'newest', () => [
    orderBy('created_at', 'desc'),
    limit(WINDOW),
  ]);
  const archive = useSyncExternalStore(creatorArchive.subscribe, creatorArchive.current);
  const newest = live.status === 'data' ? live.data : null;

  const [opened, setOpened] = useState<number | null>(null);
  if (newest && opened === null) setOpened(newest[0]?.created_at.getTime() ?? 0);

  const list = useMemo((): CreatorList => {
    if (!newest) return { rows: [], isWhole: false };
    if (newest.length < WINDOW) return { rows: newest, isWhole: true };
    if (archive.rows.length < newest.length) return { rows: newest, isWhole: false };
    return { rows: mergeCreators(archive, newest), isWhole: archive.isWhole };
  }, [newest, archive]);
  const counted = useCreatorTotal({ newest_id: newest?.[0]?.id, isKnown: list.isWhole });

  if (live.status !== 'data') return live;
  const since = opened ?? Infinity;
  const fresh = new Set(
    live.data.filter((row) => row.created_at.getTime() > since).map((row) => row.id),
  );
  const total = list.isWhole ? list.rows.length : counted && Math.max(counted, list.rows.length);
  return { status: 'data', data: { ...list, total, fresh, work: archive.work } };
}
