import type { Watch } from '@vibes/core/watch/watch';
import type { MailboxSession, MailFolder } from '../ports/mailbox-reader.ts';

const DAY = 24 * 60 * 60_000;

/** The messages of a folder that were not handled yet. */
export interface NewMail {
  /** Ascending. */
  uids: number[];
  /** Nothing that arrived before is looked at. */
  since: Date;
}

/**
 * By the folder's cursor. Without one, or when the server gave the folder new numbers (another
 * UIDVALIDITY), by date: from a day before everything had been read, since servers keep dates of
 * arrival of their own; what is found again is known by its Message-ID.
 */
export async function listNew(
  session: MailboxSession,
  folder: MailFolder,
  watch: Watch,
): Promise<NewMail> {
  const { since } = watch;
  const cursor = watch.folders[folder.path];
  if (cursor?.uid_validity === folder.uid_validity) {
    const isEmpty = folder.uid_next <= cursor.uid_next;
    const uids = isEmpty ? [] : await session.search(folder, { from_uid: cursor.uid_next });
    return { uids, since };
  }
  const read_to = watch.read_to ? watch.read_to.getTime() - DAY : 0;
  const from = new Date(Math.max(since.getTime(), read_to));
  return { uids: await session.search(folder, { from_uid: 1, since: from }), since };
}
