import type { FetchMessageObject, ImapFlow } from 'imapflow';
import {
  MailboxLost,
  type MailboxReader,
  type MailboxSession,
  type MailFolder,
} from '../../ports/mailbox-reader.ts';
import { askInFolder } from './ask-server.ts';
import { imapFault } from './imap-fault.ts';
import { listFolders } from './list-folders.ts';
import { connectionOptions, openImap, type Patience } from './open-imap.ts';

/** What a message is matched and judged by. Nothing else of it is fetched before it is opened. */
const HEAD_FIELDS = [
  'From',
  'To',
  'Cc',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'Reply-To',
  'Sender',
  'Return-Path',
  'Auto-Submitted',
  'Precedence',
  'List-Id',
  'List-Unsubscribe',
  'X-Autoreply',
  'X-Autorespond',
  'X-Auto-Response-Suppress',
  'X-Failed-Recipients',
  'X-Google-Original-Message-ID',
  'X-Spam-Flag',
  'Authentication-Results',
  'Received',
  'Content-Type',
];

const GMAIL = 'imaps://imap.gmail.com:993';
/** A look is to be over before its lease ends. */
const PATIENCE: Patience = { sign_in: 15_000, silence: 30_000, session: 180_000 };
/** Milliseconds. */
const LOGOUT_TIMEOUT = 5000;

const DAY = 24 * 60 * 60_000;
/**
 * The day to ask for, so that nothing since that time is missed: the one before. A server reads a
 * day in a time zone of its own, Gmail in the account's. Its beginning, since imapflow asks some
 * servers to the second (RFC 5032).
 */
const dayBefore = (time: Date) => new Date((Math.floor(time.getTime() / DAY) - 1) * DAY);

/** Gmail's folder of all mail holds drafts and what was sent, and tells them by label. */
function kindOf(
  { use }: MailFolder,
  { flags, labels }: Pick<FetchMessageObject, 'flags' | 'labels'>,
) {
  const is = (mark: string) => (flags?.has(mark) ?? false) || (labels?.has(mark) ?? false);
  return { is_draft: is('\\Draft') || is('\\Drafts'), is_sent: use === 'sent' || is('\\Sent') };
}

function sessionOf(imap: ImapFlow): MailboxSession {
  return {
    folders: () => listFolders(imap),
    async search(folder, { from_uid, since }) {
      const query = { uid: `${from_uid}:*`, ...(since && { since: dayBefore(since) }) };
      const found = await askInFolder(imap, folder, () => imap.search(query, { uid: true }));
      // `false` is the server's refusal: as an empty answer it would count as read.
      if (!found) throw new MailboxLost('The server refused to search');
      // `n:*` names the last message even where its UID is below n (RFC 9051, 9).
      return found.filter((uid) => uid >= from_uid).toSorted((one, other) => one - other);
    },
    async heads(folder, uids) {
      if (uids.length === 0) return [];
      const query = {
        uid: true,
        internalDate: true,
        size: true,
        threadId: true,
        flags: true,
        labels: true,
        headers: HEAD_FIELDS,
      };
      const found = await askInFolder(imap, folder, () =>
        imap.fetchAll(uids.join(','), query, { uid: true }),
      );
      // A change of flags elsewhere is told in between, without a header.
      return found
        .flatMap(({ uid, internalDate, size = 0, threadId: thread = null, headers, ...marks }) => {
          if (!headers || !internalDate) return [];
          const received_at = new Date(internalDate);
          return [{ uid, received_at, size, thread, header: headers, ...kindOf(folder, marks) }];
        })
        .toSorted((one, other) => one.uid - other.uid);
    },
    async source(folder, uid, most) {
      const query = { uid: true, source: { start: 0, maxLength: most } };
      const found = await askInFolder(imap, folder, () =>
        imap.fetchOne(String(uid), query, { uid: true }),
      );
      return (found && found.source) || null;
    },
    async close() {
      const forced = setTimeout(() => imap.close(), LOGOUT_TIMEOUT);
      await imap.logout().catch(() => undefined);
      clearTimeout(forced);
      imap.close();
    },
  };
}

/**
 * The mailbox port on imapflow. `imapUrl` takes the place of Gmail's server, `patience` that of
 * the times a look may take.
 */
export function imapReader(
  imapUrl: string | undefined,
  patience: Partial<Patience> = {},
): MailboxReader {
  const server = new URL(imapUrl ?? GMAIL);
  return async (account) => {
    try {
      const options = connectionOptions(server);
      return sessionOf(await openImap(options, account, { ...PATIENCE, ...patience }));
    } catch (error) {
      return { refused: imapFault(error) };
    }
  };
}
