import { useEffect, useRef, useState } from 'react';
import { useUid } from '../../lib/live.ts';
import { countCreators } from './creator-store/sealed-index.data.ts';

/** Captures come in bursts: the count waits for a pause of this long, in ms. */
const PAUSE_MS = 500;

/**
 * How many creators there are, counted by the server and again when the newest, by their ids, are
 * others; null until it is known. With `isKnown` nothing is counted. A failed count keeps the last
 * one.
 */
export function useCreatorTotal(props: {
  newest: string | undefined;
  isKnown: boolean;
}): number | null {
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
