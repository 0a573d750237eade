import { entryOf } from '@vibes/core/creator/creator-entry';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Loadable } from '../../lib/loadable.ts';
import type { ArchiveState } from './creator-store/creator-archive.ts';
import { creatorArchive } from './creator-store/creator-store.data.ts';
import { mergeCreators, type CreatorList } from './creator-store/merge-creators.ts';
import { useCreatorTotal } from './use-creator-total.ts';
import { NEWEST, useNewestCreators } from './use-newest-creators.ts';

export interface Creators extends CreatorList {
  /** How many there are; null until it is known. */
  total: number | null;
  /** Creators captured since the screen was opened. */
  fresh: ReadonlySet<string>;
  /** The state of reading older creators, which begins with `loadCreators`. */
  work: ArchiveState['work'];
}

/**
 * The entries of the creators, newest first: the newest live, with all older ones loaded so far. The
 * documents of those that are shown: `useShownCreators`.
 */
export function useCreators(): Loadable<Creators> {
  const live = useNewestCreators();
  const archive = useSyncExternalStore(creatorArchive.subscribe, creatorArchive.current);
  const documents = live.status === 'data' ? live.data : null;
  const newest = useMemo(() => documents?.map(entryOf), [documents]);

  const [opened, setOpened] = useState<number | null>(null);
  if (newest && opened === null) setOpened(newest[0]?.created_at.getTime() ?? 0);

  const list = useMemo((): CreatorList => {
    if (!newest) return { rows: [], isWhole: false };
    if (newest.length < NEWEST) return { rows: newest, isWhole: true };
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
