/**
 * How far a creator's profile was read. `unread`: nobody has tried. `blocked`: every try failed.
 * `private`: read, and shown to followers only.
 */
export const READ_STATES = ['unread', 'blocked', 'read', 'private'] as const;
export type ReadState = (typeof READ_STATES)[number];

/** Whether the profile was ever read: that costs the creator's one credit. */
export const wasRead = ({ read_state }: { read_state: ReadState }): boolean =>
  read_state !== 'unread' && read_state !== 'blocked';
