import type { Emission } from './live-cache.ts';

/** What a Firestore listener has just told. */
export interface Reading<T> {
  data: T;
  /** The server has not answered for this state of things: it comes from what the browser remembers. */
  isFromCache: boolean;
  /** What a reading from the cache is worth: a document is whole, a query has only the rows others asked for. */
  remembered: 'nothing' | 'part' | 'whole';
  /** False when only the listener's own state moved (a write was acknowledged, the line was lost). */
  hasChanged: boolean;
}

const NO_CONNECTION = 'No connection to the server. Check your network and try again.';

/**
 * Passes on what is true: nothing that is merely remembered passes for an empty account.
 * Until the server has answered, "nothing" is a fault and a part is held back; afterwards
 * each change counts, a local write at once and a lost line not at all.
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
