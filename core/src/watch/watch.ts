import * as z from 'zod';
import { storedId, storedText } from '../text/stored-text.ts';
import { WATCH_FAULTS } from './watch-fault.ts';

/** Where reading a folder has come to: messages below `uid_next` were handled (RFC 9051, 2.3.1). */
const folderCursorSchema = z.object({
  uid_validity: storedText(20),
  uid_next: z.int().positive(),
  /** How often the message at `uid_next` was begun and not ended: it may have ended the process. */
  tries: z.int().nonnegative(),
});

/**
 * `mailboxes/{uid}_main.watch`: how far the mailbox was read for replies. Null while watching is off;
 * switched on again it starts over, since mail that came in between is not looked at unless the
 * person asks for that.
 */
export const watchSchema = z.object({
  /** Nothing that arrived before is looked at: when it was switched on, or where a look back began. */
  since: z.date(),
  /** By the folder's path. */
  folders: z.record(z.string(), folderCursorSchema),
  /** The worker that reads the mailbox now, until when. Null while none does. */
  lease: z.object({ token: storedId(), until: z.date() }).nullable(),
  /** Everything that had arrived by then was read; null before the first time. */
  read_to: z.date().nullable(),
  /** When the last email went out, or a message came in; null when nothing can be answered. */
  last_mail_at: z.date().nullable(),
  /** Why the mailbox cannot be read, and since when; null while it can. */
  trouble: z.object({ code: z.enum(WATCH_FAULTS), since: z.date() }).nullable(),
});
export type Watch = z.infer<typeof watchSchema>;

export const newWatch = (since: Date): Watch => ({
  since,
  folders: {},
  lease: null,
  read_to: null,
  last_mail_at: null,
  trouble: null,
});
