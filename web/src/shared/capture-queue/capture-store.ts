import type { CaptureEntry } from './capture-entry.ts';

/** An entry as it is kept: one without an id gets the next one. */
export type KeptCapture = Omit<CaptureEntry, 'id'> & { id?: number };

export interface CaptureChange {
  put?: KeptCapture[];
  remove?: number[];
}

/** Where captures are kept on this device. Whoever asks names the person, and meets nobody else's. */
export interface CaptureStore {
  /** In the order of their ids. */
  list: (uid: string) => Promise<CaptureEntry[]>;
  /**
   * Reads the person's entries and writes the change in one transaction, whole or not at all:
   * two tabs that change at once do so one after the other.
   */
  change: (uid: string, decide: (entries: CaptureEntry[]) => CaptureChange) => Promise<void>;
  /** Removes what `isOver` says of, of whomever it is. Nothing of it is told. */
  drop: (isOver: (entry: CaptureEntry) => boolean) => Promise<void>;
}
