import type { Mailbox } from './mailbox.ts';

/** Apart from the schema, so that the browser loads no zod for it. */
export const EMPTY_MAILBOX: Mailbox = {
  sending: null,
  window: [],
  paused_until: null,
  recent: [],
  connected_at: null,
  watch: null,
};
