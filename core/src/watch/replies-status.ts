import type { WatchFault } from './watch-fault.ts';

/** Looking for replies, as `getUserData` returns it. Times are ISO 8601. */
export interface RepliesStatus {
  /** From when it may be switched on; null where it is not offered. */
  available_from: string | null;
  /** Why the mailbox cannot be read, and what to do; null while it can, and while it is off. */
  trouble: { code: WatchFault; sentence: string; since: string } | null;
  /** Everything that had arrived by then was read. */
  read_to: string | null;
  /** Only what arrived from then on is looked at; null while it is off. */
  watched_since: string | null;
  /**
   * The emails of the last 60 days from before it was switched on, the first of them at `since`:
   * their answers are looked for once the person asks for that. Null for none, and while it is off.
   */
  unwatched: { emails: number; since: string } | null;
}
