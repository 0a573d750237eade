import { ImapFlow } from 'imapflow';
import {
  FolderGone,
  MailboxLost,
  type MailboxReader,
  type MailboxSession,
  type MailFolder,
} from '../../ports/mailbox-reader.ts';
import { chooseFolders } from './choose-folders.ts';
import { imapRefusal } from './imap-refusal.ts';

const GMAIL = 'imaps://imap.gmail.com:993';
/** Milliseconds. */
const CONNECT_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 30_000;
const LOGOUT_TIMEOUT = 5000;
/** Bytes of one answer: a batch of headers, or the part of a message that is read. */
const MOST_ANSWERED = 16 * 1024 * 1024;

/** What a message is matched and judged by. Nothing else of it is fetched before it is opened. */
const FIELDS = [
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
  'Content-Type',
];

/** True for the local world's mailbox, the only server that may be spoken to in the clear. */
const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost';

/** How to reach a mail server: encrypted from the start (`imaps:`), or by STARTTLS and not without. */
export function connectionOptions(server: URL) {
  const secure = server.protocol === 'imaps:';
  return {
    host: server.hostname,
    port: Number(server.port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: secure ? undefined : !isLoopback(server),
  };
}

const client = (server: URL, account: { address: string; app_password: string }) =>
  new ImapFlow({
    ...connectionOptions(server),
    auth: { user: account.address, pass: account.app_password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    maxLiteralSize: MOST_ANSWERED,
    maxResponseSize: 2 * MOST_ANSWERED,
  });

const isOfConnection = ({ usable }: ImapFlow, error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return !usable || code === 'NoConnection' || code === 'EConnectionClosed' || code === 'ETIMEOUT';
};

/** A connection that breaks, or is silent too long, is the mailbox's trouble; anything else is a fault. */
async function asked<Answer>(imap: ImapFlow, command: () => Promise<Answer>): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (isOfConnection(imap, error)) throw new MailboxLost('The connection was lost');
    throw error;
  }
}

/** Opens a folder read-only (EXAMINE), unless it is open, for the command after it. */
const within = <Answer>(
  imap: ImapFlow,
  { path, uid_validity }: MailFolder,
  command: () => Promise<Answer>,
): Promise<Answer> =>
  asked(imap, async () => {
    const { mailbox } = imap;
    const opened =
      mailbox && mailbox.path === path
        ? mailbox
        : await imap.mailboxOpen(path, { readOnly: true }).catch((error: unknown) => {
            if (isOfConnection(imap, error)) throw error;
            throw new FolderGone('The folder cannot be opened', { cause: error });
          });
    if (String(opened.uidValidity) !== uid_validity) throw new FolderGone('The folder is another');
    return command();
  });

async function listFolders(imap: ImapFlow): Promise<MailFolder[]> {
  const listed = await asked(imap, () => imap.list());
  const folders: MailFolder[] = [];
  for (const { path, use } of chooseFolders(listed)) {
    const status = await asked(imap, () =>
      imap.status(path, { uidNext: true, uidValidity: true }).catch((error: unknown) => {
        if (isOfConnection(imap, error)) throw error;
        return false as const;
      }),
    );
    // Renamed or deleted since it was listed: the next look finds it.
    if (!status || !status.uidNext || status.uidValidity === undefined) continue;
    folders.push({
      path,
      use,
      uid_validity: String(status.uidValidity),
      uid_next: Number(status.uidNext),
    });
  }
  return folders;
}

function sessionOf(imap: ImapFlow): MailboxSession {
  return {
    folders: () => listFolders(imap),
    async search(folder, { from_uid, since }) {
      const query = { uid: `${from_uid}:*`, ...(since && { since }) };
      const found = await within(imap, folder, () => imap.search(query, { uid: true }));
      // `n:*` names the last message even where its UID is below n (RFC 9051, 9).
      return (found || []).filter((uid) => uid >= from_uid).toSorted((one, other) => one - other);
    },
    async heads(folder, uids) {
      if (uids.length === 0) return [];
      const query = { uid: true, internalDate: true, size: true, threadId: true, headers: FIELDS };
      const found = await within(imap, folder, () =>
        imap.fetchAll(uids.join(','), query, { uid: true }),
      );
      return found
        .map(({ uid, internalDate, size = 0, threadId = null, headers }) => ({
          uid,
          received_at: new Date(internalDate ?? 0),
          size,
          thread: threadId,
          header: headers ?? new Uint8Array(),
        }))
        .toSorted((one, other) => one.uid - other.uid);
    },
    async source(folder, uid, most) {
      const query = { uid: true, source: { start: 0, maxLength: most } };
      const found = await within(imap, folder, () =>
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

/** The mailbox port on imapflow. `imapUrl` takes the place of Gmail's server. */
export function imapReader(imapUrl: string | undefined): MailboxReader {
  const server = new URL(imapUrl ?? GMAIL);
  return async (account) => {
    const imap = client(server, account);
    // An error event without a listener ends the process; each command tells of it as well.
    imap.on('error', () => undefined);
    try {
      await imap.connect();
      return sessionOf(imap);
    } catch (error) {
      imap.close();
      return { refused: imapRefusal(error) };
    }
  };
}
