import { creatorPlace } from '@vibes/core/firestore/places';
import { collection, getCountFromServer } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { useUid } from '../../lib/live.ts';

/** Captures come in bursts: the count waits for a pause of this long, in ms. */
const PAUSE_MS = 500;

/**
 * How many creators there are, counted by the server and again when `newest_id` changes; null until
 * it is known. With `isKnown` nothing is counted. A failed count keeps the last one.
 */
export function useCreatorTotal(props: {
  newest_id: string | undefined;
  isKnown: boolean;
}): number | null {
  const { newest_id, isKnown } = props;
  const uid = useUid();
  const database = useFirestore();
  const [total, setTotal] = useState<number | null>(null);
  const pause = useRef(0);
  useEffect(() => {
    if (isKnown || newest_id === undefined) return;
    let isOutdated = false;
    const count = async () => {
      const counted = await getCountFromServer(collection(database, creatorPlace.collection(uid)));
      if (!isOutdated) setTotal(counted.data().count);
    };
    const timer = setTimeout(() => void count().catch(() => undefined), pause.current);
    pause.current = PAUSE_MS;
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [uid, database, newest_id, isKnown]);
  return total;
}
