import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { ReadMessage } from '@vibes/core/inbound/read-message';

/** Bytes of a message that are read: its words stand in front of what is attached. */
export const MOST_READ = 512 * 1024;

type MessageRead =
  | ({ kind: 'read' } & ReadMessage)
  /** It took too long, or its reader broke or wanted too much memory. */
  | { kind: 'unread'; reason: 'timeout' | 'error' };

/**
 * Reads messages. Anybody writes them, also ones that keep their reader busy: whatever one holds, its
 * reading ends, and others are read at the same time. Never throws, and asking again is safe.
 */
export interface MessageReader {
  /** The header alone, or some of its fields; null where it cannot be read. */
  readHead: (raw: Uint8Array) => Promise<ParsedHead | null>;
  /** At most `MOST_READ` bytes of a message. */
  readMessage: (raw: Uint8Array) => Promise<MessageRead>;
}
