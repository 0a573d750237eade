import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';
import { hasCome, readArrival, type Arrival } from './arrival.ts';

interface Held {
  /** The part of the address it was read from, until the address is cleaned. */
  came: string;
  /** Tells one arrival from the next, even when both hold the same. */
  id: number;
  arrival: Arrival | null;
  /** The person has confirmed: it is captured. */
  isAsked: boolean;
}

const NOTHING: Held = { came: '', id: 0, arrival: null, isAsked: false };

/**
 * What was sent to this page last. It is removed from the address at once and kept by this screen
 * alone: a reload, Back and the history never ask again and do not keep the link.
 */
export function useArrival() {
  const location = useLocation();
  const navigate = useNavigate();
  const came = hasCome(location) ? location.search + location.hash : '';
  const [held, setHeld] = useState(NOTHING);
  if (came !== held.came)
    setHeld(
      came
        ? { came, id: held.id + 1, arrival: readArrival(location), isAsked: false }
        : { ...held, came: '' },
    );
  useEffect(() => {
    // At once: otherwise the same link, sent again before the clean address is drawn, would count as the first.
    if (came) void navigate(routes.capture, { replace: true, flushSync: true });
  }, [came, navigate]);
  return {
    ...held,
    asked: () => setHeld((now) => (now.id === held.id ? { ...now, isAsked: true } : now)),
    leave: () => setHeld({ ...held, arrival: null }),
  };
}
