import type { ReadMessage } from '@vibes/core/inbound/read-message';

/** Bytes of a message that are read: its words stand in front of what is attached. */
export const MOST_READ = 512 * 1024;

type MessageRead =
  | ({ kind: 'read' } & ReadMessage)
  /** It took too long, or its reader broke or wanted too much memory. */
  | { kind: 'unread'; reason: 'timeout' | 'error' };

/**
 * Reads at most `MOST_READ` bytes of a message. Anybody writes messages, also ones that keep their
 * reader busy: whatever this one holds, others are read meanwhile. Never throws, and asking again
 * is safe.
 */
export type MessageReader = (raw: Uint8Array) => Promise<MessageRead>;
