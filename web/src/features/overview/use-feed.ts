import type { Activity } from '@vibes/core/activity/activity';
import { activityPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';

/** Lines shown at first, and added by "Show more". */
const STEP = 20;

export type FeedLine = Activity & { id: string };

/** The newest lines of the feed, live. */
export const useNewestLines = (size: number): Loadable<FeedLine[]> =>
  useLiveQuery(activityPlace.within(useUid()), `newest ${size}`, ({ limit, orderBy }) => [
    orderBy('at', 'desc'),
    limit(size),
  ]);

export interface Feed {
  lines: FeedLine[];
  /** As many lines as requested have come: there may be older ones. */
  hasMore: boolean;
  /** More lines are loading; the lines are still those of the last window. */
  isWidening: boolean;
}

/** The feed, live. `showMore` widens the window; the lines on screen stay while it loads. */
export function useFeed(): { feed: Loadable<Feed>; showMore: () => void } {
  const [size, setSize] = useState(STEP);
  const live = useNewestLines(size);
  const [kept, setKept] = useState<FeedLine[] | null>(null);
  if (live.status === 'data' && live.data !== kept) setKept(live.data);

  const showMore = () => setSize((before) => before + STEP);
  if (live.status === 'error') return { feed: live, showMore };
  const lines = live.status === 'data' ? live.data : kept;
  if (!lines) return { feed: { status: 'loading' }, showMore };
  const isWidening = live.status === 'loading';
  return {
    feed: {
      status: 'data',
      data: { lines, hasMore: isWidening || lines.length === size, isWidening },
    },
    showMore,
  };
}
