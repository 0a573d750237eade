import type { CaptureEntry } from './capture-entry.ts';

/** An entry to store: one without an id gets the next one. */
export type KeptCapture = Omit<CaptureEntry, 'id'> & { id?: number };

export interface CaptureChange {
  put?: KeptCapture[];
  remove?: number[];
}

/**
 * Where captures are kept on this device. Each call names the person, and reads nobody else's
 * entries.
 */
export interface CaptureStore {
  /** In the order of their ids. */
  list: (uid: string) => Promise<CaptureEntry[]>;
  /**
   * Reads the person's entries and writes the change in one transaction, whole or not at all:
   * two tabs that change at once do so one after the other. `decide` may be called again, when
   * leaving the page cut the transaction off.
   */
  change: (uid: string, decide: (entries: CaptureEntry[]) => CaptureChange) => Promise<void>;
  /**
   * Removes the entries for which `isOver` is true, of every person. It is not reported to the
   * tabs.
   */
  drop: (isOver: (entry: CaptureEntry) => boolean) => Promise<void>;
}
