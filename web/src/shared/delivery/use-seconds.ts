import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The time, to the second while `isTicking`; for a countdown that somebody watches. */
export function useSeconds(isTicking: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
