import type { WatchTrouble } from './watch-trouble.ts';

/** Looking for replies, as `getUserData` returns it. Times are ISO 8601. */
export interface RepliesStatus {
  /** From when it may be switched on; null where it is not offered. */
  available_from: string | null;
  /** Why the mailbox cannot be read, and what to do; null while it can, and while it is off. */
  trouble: { code: WatchTrouble; sentence: string; since: string } | null;
  /** Everything that had arrived by then was read. */
  read_to: string | null;
}
