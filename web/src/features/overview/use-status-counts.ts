import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useEffect, useRef, useState } from 'react';
import { lateDatabase } from '../../lib/late-database.ts';
import { useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { useNewestLines } from './use-feed.ts';
import { sentenceOf } from '../../lib/call-error.ts';

export type StatusCounts = Record<CreatorStatus, number>;

/** A burst of events is counted once, this long in ms after the last one. */
const CALM_MS = 800;
/** Lines of the feed that are watched; more than one, since lines of the same moment come in any order. */
const WATCHED = 5;

async function countByStatus(uid: string): Promise<StatusCounts> {
  const { collection, firestore, getCountFromServer, query, where } = await lateDatabase();
  const creators = collection(firestore(), creatorPlace.collection(uid));
  const counted = CREATOR_STATUSES.map(async (status) => {
    const snapshot = await getCountFromServer(query(creators, where('status', '==', status)));
    return [status, snapshot.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as StatusCounts;
}

/** How many creators have each status, counted by the server and again when the feed gets an event. */
export function useStatusCounts(): Loadable<StatusCounts> {
  const uid = useUid();
  const feed = useNewestLines(WATCHED);
  const newest = dataOf(feed);
  const isFeedRead = feed.status !== 'loading';
  const [attempt, setAttempt] = useState(0);
  const [counts, setCounts] = useState<Loadable<StatusCounts>>({ status: 'loading' });
  const wasAsked = useRef(false);

  useEffect(() => {
    if (!isFeedRead) return undefined;
    let isStale = false;
    const count = async () => {
      try {
        const data = await countByStatus(uid);
        if (!isStale) setCounts({ status: 'data', data });
      } catch (error) {
        if (!isStale) setCounts((before) => (before.status === 'data' ? before : fault(error)));
      }
    };
    const fault = (error: unknown): Loadable<StatusCounts> => ({
      status: 'error',
      message: sentenceOf(error),
      retry: () => {
        setCounts({ status: 'loading' });
        setAttempt((before) => before + 1);
      },
    });
    const timer = setTimeout(() => void count(), wasAsked.current ? CALM_MS : 0);
    wasAsked.current = true;
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [uid, newest, isFeedRead, attempt]);
  return counts;
}
