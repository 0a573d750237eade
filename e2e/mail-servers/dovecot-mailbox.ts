import { ImapFlow } from 'imapflow';
import { imapReader } from '../../functions/src/adapters/imap/imap-reader.ts';
import type { TriedMailbox } from '../../functions/test/models/mailbox-reader.contract.ts';
import { PASSWORD } from '../../local/test/mail-servers/start-dovecot.ts';

/** A mailbox of Dovecot, and a mail program that changes it; each address has one of its own. */
export function dovecotMailbox(
  port: number,
  address: string,
): TriedMailbox & { empty: () => Promise<void> } {
  const PATHS = { inbox: 'INBOX', junk: 'Junk', sent: 'Sent' };
  const change = async (work: (imap: ImapFlow) => Promise<unknown>) => {
    const imap = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user: address, pass: PASSWORD },
      logger: false,
    });
    await imap.connect();
    try {
      await work(imap);
    } finally {
      await imap.logout();
    }
  };
  return {
    open: imapReader(`imap://127.0.0.1:${port}`),
    account: { address, app_password: PASSWORD },
    add: (raw, { use, received_at, is_draft }) =>
      change((imap) => imap.append(PATHS[use], raw, is_draft ? ['\\Draft'] : [], received_at)),
    remove: (message_id) =>
      change(async (imap) => {
        await imap.mailboxOpen('INBOX');
        await imap.messageDelete({ header: { 'message-id': message_id } });
      }),
    empty: () =>
      change(async (imap) => {
        await imap.mailboxOpen('INBOX');
        await imap.messageDelete('1:*');
      }),
    renumberJunk: () =>
      change(async (imap) => {
        await imap.mailboxDelete('Junk');
        await imap.mailboxCreate('Junk');
      }),
    renameJunk: (path) => change((imap) => imap.mailboxRename('Junk', path)),
  };
}
