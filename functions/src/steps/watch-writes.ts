import type { EmailSettings } from '@vibes/core/account/email-settings';
import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import { mailboxDocument } from '@vibes/core/firestore/documents';
import { lookBackTo } from '@vibes/core/watch/look-back';
import { watchAfterSettings } from '@vibes/core/watch/watch-after-settings';
import { AppError } from '../platform/app-error.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';
import { findUnwatched } from './find-unwatched.ts';

interface Change {
  before: EmailSettings;
  after: EmailSettings;
  has_password: boolean;
  /** The person wants the mail since their first emails read, too. */
  look_back: boolean;
}

/** A change of the email settings, and the mailbox that it is about. */
export interface WatchAsked extends Change {
  mailbox: Loaded<Mailbox>;
  /** When the first email went out that a look back is for; null without one. */
  first_sent_at: Date | null;
}

export async function readWatchAsked(
  { documents, clock }: { documents: Documents; clock: () => Date },
  uid: string,
  change: Change,
): Promise<WatchAsked> {
  const [mailbox] = await loadDocuments(documents, [mailboxDocument.at(uid)]);
  const unwatched = change.look_back
    ? await findUnwatched(documents, { uid, mailbox: mailbox.data, now: clock() })
    : null;
  return { ...change, mailbox, first_sent_at: unwatched?.since ?? null };
}

const NOT_OFFERED = 'Watching for replies isn’t available yet.';
const NOT_ON = 'Switch on Replies first. Then we can look for replies to earlier emails.';

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/**
 * Switching watching on or off, looking back, and what changes for the mailbox that is watched.
 *
 * @param replies_from from when watching may be switched on; null where it is not offered
 */
export function watchWrites(
  replies_from: Date | null,
  { before, after, mailbox, has_password, look_back, first_sent_at }: WatchAsked,
  now: Date,
): DocumentWrite[] {
  if (look_back && !after.watch_replies) throw refuse(NOT_ON, 'not_watched');
  const readsMore = after.watch_replies && (look_back || !before.watch_replies);
  if (readsMore && (replies_from === null || replies_from > now))
    throw refuse(NOT_OFFERED, 'replies_not_offered');
  const look_back_to = first_sent_at && lookBackTo(first_sent_at, mailbox.data, now);
  const change = watchAfterSettings(before, after, { now, has_password, look_back_to });
  if (!change) return [];
  const { path, version } = mailbox;
  if (version !== undefined) return [{ kind: 'update', path, data: change }];
  const { uid } = mailboxDocument.idsIn(path);
  return [{ kind: 'create', path, data: { uid, ...EMPTY_MAILBOX, ...change } }];
}
