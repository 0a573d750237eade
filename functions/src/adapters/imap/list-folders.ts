import type { ImapFlow } from 'imapflow';
import { MailboxLost, type MailFolder } from '../../ports/mailbox-reader.ts';
import { askServer, isMissing, isNeeded } from './ask-server.ts';
import { chooseFolders } from './choose-folders.ts';

/** A folder's numbers; null when it is gone. imapflow answers a refusal with `false`. */
const statusOf = (imap: ImapFlow, path: string) =>
  askServer(imap, () =>
    imap.status(path, { uidNext: true, uidValidity: true }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );

/**
 * The folders to look at, with their numbers. One that is renamed or deleted since it was listed
 * is left out: the next look finds it. Every mailbox has an INBOX (RFC 9051, 5.1), so a list
 * without one is none.
 */
export async function listFolders(imap: ImapFlow): Promise<MailFolder[]> {
  const chosen = chooseFolders(await askServer(imap, () => imap.list()));
  if (!chosen.some(({ use }) => isNeeded(use))) throw new MailboxLost('The server listed nothing');
  const folders: MailFolder[] = [];
  for (const { path, use } of chosen) {
    const status = await statusOf(imap, path);
    const { uidNext, uidValidity } = status || {};
    if (uidNext !== undefined && uidValidity !== undefined) {
      folders.push({ path, use, uid_validity: String(uidValidity), uid_next: uidNext });
    } else if (status !== null && isNeeded(use)) {
      throw new MailboxLost('The server refused the numbers of a folder');
    }
  }
  return folders;
}
