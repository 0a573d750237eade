import type { ImapFlow } from 'imapflow';
import {
  FolderGone,
  MailboxLost,
  type MailFolder,
  type MailFolderUse,
} from '../../ports/mailbox-reader.ts';

const LOST = new Set<unknown>(['NoConnection', 'EConnectionClosed', 'ETIMEOUT', 'ETHROTTLE']);

const isLost = ({ usable }: ImapFlow, error: unknown): boolean =>
  !usable || LOST.has((error as { code?: unknown } | null)?.code);

/**
 * A connection that breaks, is silent too long or is told to slow down is a fault of the mailbox;
 * anything else is a fault.
 */
export async function askServer<Answer>(
  imap: ImapFlow,
  command: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (isLost(imap, error)) throw new MailboxLost('The connection was lost');
    throw error;
  }
}

/** That the server has no such folder, as imapflow says it after STATUS and after EXAMINE. */
export const isMissing = (error: unknown): boolean => {
  const { code, mailboxMissing } = (error ?? {}) as { code?: unknown; mailboxMissing?: unknown };
  return code === 'NotFound' || mailboxMissing === true;
};

/**
 * A folder without which nothing was looked at: where the server refuses it for now, passing it
 * over would count as read.
 */
export const isNeeded = (use: MailFolderUse): boolean => use === 'all' || use === 'inbox';

/** Opens a folder read-only (EXAMINE), unless it is open, for the command after it. */
export const askInFolder = <Answer>(
  imap: ImapFlow,
  { path, use, uid_validity }: MailFolder,
  command: () => Promise<Answer>,
): Promise<Answer> =>
  askServer(imap, async () => {
    const { mailbox } = imap;
    const opened =
      mailbox && mailbox.path === path
        ? mailbox
        : await imap.mailboxOpen(path, { readOnly: true }).catch((error: unknown) => {
            if (isLost(imap, error)) throw error;
            if (isNeeded(use) && !isMissing(error)) {
              throw new MailboxLost('The server refused to open a folder');
            }
            throw new FolderGone('The folder cannot be opened', { cause: error });
          });
    if (String(opened.uidValidity) !== uid_validity) throw new FolderGone('The folder is another');
    return command();
  });
