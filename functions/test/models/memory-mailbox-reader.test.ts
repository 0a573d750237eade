import { describe, expect, it } from 'vitest';
import { MailboxLost, type MailFolderUse } from '../../src/ports/mailbox-reader.ts';
import { mailboxReaderContract } from './mailbox-reader.contract.ts';
import { memoryMailbox } from './memory-mailbox-reader.ts';

const ACCOUNT = { address: 'max@gmail.com', app_password: 'abcdefghijkl' };

describe.each<MailFolderUse[][]>([[['all', 'junk']], [['inbox', 'sent', 'junk']]])(
  'in memory, with %j',
  (uses) => {
    mailboxReaderContract(() => {
      const mailbox = memoryMailbox({ uses });
      return {
        ...mailbox,
        account: ACCOUNT,
        renumberJunk: () => mailbox.renumber('junk'),
        renameJunk: (path) => mailbox.rename('junk', path),
      };
    });
  },
);

describe('a mailbox in memory', () => {
  it('refuses as it is told', async () => {
    const mailbox = memoryMailbox({ uses: ['all'] });
    mailbox.refuse('imap_off');
    expect(await mailbox.open(ACCOUNT)).toEqual({ refused: 'imap_off' });
    mailbox.refuse(null);
    expect(await mailbox.open(ACCOUNT)).not.toHaveProperty('refused');
  });

  it('breaks the connection at a call', async () => {
    const mailbox = memoryMailbox({ uses: ['all'] });
    mailbox.breakAfter(1);
    const session = await mailbox.open(ACCOUNT);
    if ('refused' in session) throw new Error(session.refused);
    await session.folders();
    await expect(session.folders()).rejects.toBeInstanceOf(MailboxLost);
  });
});
