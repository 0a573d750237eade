import type { WatchFault } from '@vibes/core/watch/watch-fault';

/** Which mail a folder holds. `all`: everything but spam and trash. */
export type MailFolderUse = 'all' | 'inbox' | 'junk' | 'sent';

/** A folder as it was listed. Another `uid_validity` means that every UID is another message (RFC 9051, 2.3.1). */
export interface MailFolder {
  path: string;
  use: MailFolderUse;
  /** Decimal digits. */
  uid_validity: string;
  /** Above the UID of every message that was there. */
  uid_next: number;
}

/** What is known of a message before it is opened. */
export interface MailHead {
  uid: number;
  /** By the server. */
  received_at: Date;
  /** Bytes of the whole message. */
  size: number;
  /** Gmail's id of its thread; null elsewhere. */
  thread: string | null;
  /** A message that is being written, and may never be sent. */
  is_draft: boolean;
  /** The mailbox's owner sent it, from whatever address: it is in the folder of what was sent. */
  is_sent: boolean;
  /** The fields of its header that it is matched and judged by, as they are. */
  header: Uint8Array;
}

/**
 * An open mailbox. Nothing is marked, moved or deleted: folders are opened read-only, bodies are
 * peeked at. A call throws `MailboxLost` when the connection broke or was silent too long, and
 * `FolderGone` when the folder is no longer the one that was listed.
 */
export interface MailboxSession {
  /** The one that holds all mail, else the inbox and what was sent; and spam in both cases. */
  folders(): Promise<MailFolder[]>;
  /**
   * UIDs from `from_uid` on, ascending; with `since` all that arrived from then on, and perhaps some
   * of the two days before: servers know days alone, in time zones of their own.
   */
  search(folder: MailFolder, range: { from_uid: number; since?: Date }): Promise<number[]>;
  /** In the order of the UIDs; without those that are gone. */
  heads(folder: MailFolder, uids: readonly number[]): Promise<MailHead[]>;
  /** The first `most` bytes of a message; null when it is gone. */
  source(folder: MailFolder, uid: number, most: number): Promise<Uint8Array | null>;
  /** Never throws. */
  close(): Promise<void>;
}

/** Connects and signs in. One connection, to be closed when done. Never throws. */
export type MailboxReader = (account: {
  address: string;
  app_password: string;
}) => Promise<MailboxSession | { refused: WatchFault }>;

export class MailboxLost extends Error {}
export class FolderGone extends Error {}
