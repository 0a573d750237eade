import { chakra } from '@chakra-ui/react';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { format } from 'date-fns/format';
import { useEffect, useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import { dueWord, isSoon } from './delivery-words.ts';

/** When it is sent or retried; near the time it counts the seconds. */
export function DueLine({ delivery }: { delivery: Delivery }) {
  const minutes = useNow();
  const isTicking = isSoon(delivery, minutes);
  const seconds = useSeconds(isTicking);
  const now = isTicking && seconds > minutes ? seconds : minutes;
  const word = dueWord(delivery, now);
  if (!word) return null;
  return (
    <chakra.span
      fontVariantNumeric="tabular-nums"
      title={delivery.due_at && format(delivery.due_at, 'PPPP, p')}
    >
      {word}
    </chakra.span>
  );
}

const SECOND_MS = 1000;

/** The time, to the second while `isTicking`; for a countdown that somebody watches. */
function useSeconds(isTicking: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
