import { paths } from '@vibes/core/firestore/paths';
import { limit, orderBy } from 'firebase/firestore';
import { useState } from 'react';
import { useWidened, type Widened } from '../../components/delivery/use-widened.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { StoredEntry } from './statement-line.ts';

/** Lines shown at first, and added by "Show more". */
const STEP = 50;

/** The newest changes of the balance, live. `showMore` widens the window; what is on screen stays. */
export function useStatement(): {
  statement: Loadable<Widened<StoredEntry>>;
  showMore: () => void;
} {
  const [size, setSize] = useState(STEP);
  const live = useLiveQuery<StoredEntry>(paths.creditEntries(useUid()), `newest ${size}`, () => [
    orderBy('at', 'desc'),
    limit(size),
  ]);
  return {
    statement: useWidened(live, size),
    showMore: () => setSize((before) => before + STEP),
  };
}
