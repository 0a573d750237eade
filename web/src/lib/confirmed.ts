import type { Emission } from './live-cache.ts';

/** One emission of a Firestore listener. */
export interface Reading<T> {
  data: T;
  /** The server has not confirmed this data: it comes from the browser's cache. */
  isFromCache: boolean;
  /** What a reading from the cache is worth: a document is whole, a query has only the rows of other queries. */
  remembered: 'nothing' | 'part' | 'whole';
  /** False when only the listener's own state changed (a write was acknowledged, the connection was lost). */
  hasChanged: boolean;
}

export const NO_CONNECTION = 'No connection to the server. Check your network and try again.';

/**
 * Passes on confirmed data: an empty cache must not look like an empty account. Until the server
 * has answered, "nothing" is a fault and a part is held back. After that each change is emitted, a
 * local write at once and a lost connection not at all.
 */
export function confirmed<T>(emit: (emission: Emission<T>) => void) {
  let isConfirmed = false;
  let hasComplained = false;
  return (reading: Reading<T>) => {
    const isFirstAnswer = !isConfirmed && !reading.isFromCache;
    isConfirmed ||= isFirstAnswer;
    if (isConfirmed || reading.remembered === 'whole') {
      if (isFirstAnswer || reading.hasChanged) emit({ data: reading.data });
    } else if (reading.remembered === 'nothing' && !hasComplained) {
      hasComplained = true;
      emit({ fault: new Error(NO_CONNECTION) });
    }
  };
}
