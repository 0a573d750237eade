import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';
import { hasCome, readArrival, type Arrival } from './arrival.ts';

interface Held {
  /** The part of the address it was read from, until that is cleaned. */
  came: string;
  /** Tells one arrival from the next, also when both are the same. */
  id: number;
  arrival: Arrival | null;
  /** The person has answered: it is captured. */
  isAsked: boolean;
}

const NOTHING: Held = { came: '', id: 0, arrival: null, isAsked: false };

/**
 * What was sent here last. It is taken out of the address at once and held by this screen alone:
 * a reload, Back and the history never ask again, nor keep the link.
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
    // At once: the same thing sent again before the clean address is drawn would pass for the first.
    if (came) void navigate(routes.capture, { replace: true, flushSync: true });
  }, [came, navigate]);
  return {
    ...held,
    asked: () => setHeld((now) => (now.id === held.id ? { ...now, isAsked: true } : now)),
    leave: () => setHeld({ ...held, arrival: null }),
  };
}
