import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { CreatorNews } from './creator-list.ts';

/** The creators as this device keeps them, so that a later visit reads only what changed since. */
export interface DeviceCopy {
  /** All of them, newest first, as they were when the copy was made. */
  rows: readonly CreatorEntry[];
  /** What was heard since. */
  news: CreatorNews;
  /** The server's time up to which the copy knows everything. */
  seen_to: Date;
}

export interface DeviceStore {
  /** The copy of the person who is signed in; null without one, and for one that cannot be used. */
  read: () => Promise<DeviceCopy | null>;
  /** Takes the place of the last copy. */
  write: (copy: Omit<DeviceCopy, 'news'>) => Promise<void>;
  /**
   * Replaces the news of the copy that this tab read or wrote last. Does nothing when another tab
   * has made another copy since, or has heard more: then that tab keeps it current.
   */
  writeNews: (copy: Omit<DeviceCopy, 'rows'>) => Promise<void>;
}
