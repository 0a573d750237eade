import type {
  MailboxReader,
  MailFolder,
  MailFolderUse,
  MailHead,
} from '../src/ports/mailbox-reader.ts';

interface Listed {
  raw: string | Uint8Array;
  received_at: Date;
  use?: MailFolderUse;
}

const DAY = 24 * 60 * 60_000;
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY);

function headOf({ raw, received_at, use }: Listed, uid: number): MailHead {
  const bytes = Buffer.from(raw);
  const end = bytes.indexOf('\r\n\r\n');
  return {
    uid,
    received_at,
    size: bytes.byteLength,
    header: end === -1 ? bytes : bytes.subarray(0, end + 4),
    thread: null,
    is_draft: false,
    is_sent: use === 'sent',
  };
}

/** A mailbox with these messages, as Gmail lists it: the junk, and all the others. */
export function listedMailbox(listed: readonly Listed[]): MailboxReader {
  const mails = listed.map((mail, at) => ({ mail, head: headOf(mail, at + 1) }));
  const within = ({ use }: MailFolder) =>
    mails.filter(({ mail }) => (mail.use === 'junk') === (use === 'junk'));
  const folder = (path: string, use: MailFolderUse): MailFolder => ({
    path,
    use,
    uid_validity: '1',
    uid_next: mails.length + 1,
  });
  return () =>
    Promise.resolve({
      folders: () => Promise.resolve([folder('All Mail', 'all'), folder('Spam', 'junk')]),
      search: (asked, { from_uid, since = new Date(0) }) =>
        Promise.resolve(
          within(asked)
            .map(({ head }) => head)
            .filter((one) => one.uid >= from_uid && dayOf(one.received_at) >= dayOf(since))
            .map(({ uid }) => uid),
        ),
      heads: (asked, uids) =>
        Promise.resolve(
          within(asked).flatMap(({ head }) => (uids.includes(head.uid) ? [head] : [])),
        ),
      source: (asked, uid, most) => {
        const found = within(asked).find(({ head }) => head.uid === uid);
        return Promise.resolve(found ? Buffer.from(found.mail.raw).subarray(0, most) : null);
      },
      close: () => Promise.resolve(),
    });
}
