import type { CreatorEntry } from '@vibes/core/creator/creator-entry';

/** The index that the server made, as far as its first document says. */
export interface SealedIndex {
  count: number;
  sealed_to: Date;
  chunks: readonly string[];
}

/** What a listener heard: the changes since it last reported. */
export interface Heard {
  changed: readonly CreatorEntry[];
  gone: readonly string[];
  /** The newest time of the server in it; null without one. */
  heard_to: Date | null;
  /** A write of this browser that the server has not confirmed is in it. */
  isPending: boolean;
}

/** Where creators are read. Each read rejects when the server does not answer. */
export interface CreatorSource {
  /** The index, perhaps as it was a moment ago; null where there is none that can be used. */
  readIndex: () => Promise<SealedIndex | null>;
  /** The index as it is now. */
  readNewIndex: () => Promise<SealedIndex | null>;
  /** The entries of one of its chunks; null for a chunk that another index replaced. */
  readChunk: (id: string) => Promise<CreatorEntry[] | null>;
  /** The creators after this one, newest first; null starts at the newest. */
  readAfter: (last: CreatorEntry | null, count: number) => Promise<CreatorEntry[]>;
  /** The time of the newest change; null without creators. */
  readNewestChange: () => Promise<Date | null>;
  /**
   * Reports what was changed and deleted since a moment before this time, and whatever happens from
   * then on. Resolves to a function that stops it, once everything so far was reported.
   */
  watch: (
    since: Date,
    watcher: { report: (heard: Heard) => void; fail: () => void },
  ) => Promise<() => void>;
  /** Has the server make the index again. */
  seal: () => Promise<void>;
}
