import type { WatchFault } from '@vibes/core/watch/watch-fault';
import {
  FolderGone,
  MailboxLost,
  type MailboxReader,
  type MailboxSession,
  type MailFolder,
  type MailFolderUse,
  type MailHead,
} from '../../src/ports/mailbox-reader.ts';

interface KeptMail {
  uid: number;
  raw: Uint8Array;
  received_at: Date;
  thread: string | null;
  is_draft: boolean;
  is_sent: boolean;
}

interface KeptFolder {
  path: string;
  use: MailFolderUse;
  uid_validity: number;
  uid_next: number;
  mails: KeptMail[];
}

const PATHS = { all: 'All Mail', inbox: 'INBOX', sent: 'Sent', junk: 'Spam' } as const;

const DAY = 24 * 60 * 60_000;
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY);

/** The header of a message; this mailbox leaves out no field. */
const headerOf = (raw: Uint8Array) => {
  const end = Buffer.from(raw).indexOf('\r\n\r\n');
  return end === -1 ? raw : raw.subarray(0, end + 4);
};

const headOf = ({ raw, ...mail }: KeptMail): MailHead => ({
  ...mail,
  size: raw.byteLength,
  header: headerOf(raw),
});

/** A mailbox in memory, with the folders of these uses. A password that begins with `wrong` is refused. */
export function memoryMailbox({ uses }: { uses: MailFolderUse[] }) {
  const folders: KeptFolder[] = uses.map((use) => ({
    path: PATHS[use],
    use,
    uid_validity: 1,
    uid_next: 1,
    mails: [],
  }));
  let refusal: WatchFault | null = null;
  /** Calls until the connection breaks. */
  let calls_left = Infinity;

  const put = (folder: KeptFolder, mail: Omit<KeptMail, 'uid'>) => {
    folder.mails.push({ ...mail, uid: folder.uid_next });
    folder.uid_next += 1;
  };

  const session = (): MailboxSession => {
    let isOpen = true;
    const ask = <Answer>(answer: () => Answer): Promise<Answer> => {
      isOpen &&= (calls_left -= 1) >= 0;
      if (!isOpen) return Promise.reject(new MailboxLost('The connection was lost'));
      return Promise.resolve().then(answer);
    };
    const opened = ({ path, uid_validity }: MailFolder): KeptMail[] => {
      const folder = folders.find((one) => one.path === path);
      if (String(folder?.uid_validity) !== uid_validity) throw new FolderGone('The folder is gone');
      return folder?.mails ?? [];
    };
    return {
      folders: () =>
        ask(() =>
          folders.map(({ path, use, uid_next, ...folder }) => {
            return { path, use, uid_next, uid_validity: String(folder.uid_validity) };
          }),
        ),
      search: (folder, { from_uid, since = new Date(0) }) =>
        ask(() =>
          opened(folder)
            .filter(({ uid, received_at }) => uid >= from_uid && dayOf(received_at) >= dayOf(since))
            .map(({ uid }) => uid),
        ),
      heads: (folder, uids) =>
        ask(() =>
          opened(folder)
            .filter(({ uid }) => uids.includes(uid))
            .map(headOf),
        ),
      source: (folder, uid, most) =>
        ask(
          () =>
            opened(folder)
              .find((mail) => mail.uid === uid)
              ?.raw.subarray(0, most) ?? null,
        ),
      close: () => {
        isOpen = false;
        return Promise.resolve();
      },
    };
  };

  const open: MailboxReader = ({ app_password }) => {
    const refused = app_password.startsWith('wrong') ? 'refused_sign_in' : refusal;
    return Promise.resolve(refused ? { refused } : session());
  };

  return {
    open,
    /** Refuses every sign-in from now on; none with null. */
    refuse: (why: WatchFault | null) => void (refusal = why),
    /** Breaks the connection after so many more calls. */
    breakAfter: (calls: number) => void (calls_left = calls),
    add: (
      raw: string | Uint8Array,
      more: {
        use?: MailFolderUse;
        received_at?: Date;
        thread?: string | null;
        is_draft?: boolean;
      } = {},
    ) => {
      const { use = 'inbox', received_at = new Date(), thread = null, is_draft = false } = more;
      const marks = { is_draft, is_sent: use === 'sent' };
      const isIn = (folder: KeptFolder) =>
        folder.use === use || (folder.use === 'all' && use !== 'junk');
      for (const folder of folders.filter(isIn))
        put(folder, { raw: Buffer.from(raw), received_at, thread, ...marks });
    },
    /** Deletes the messages that hold these words. */
    remove: (words: string) => {
      for (const folder of folders)
        folder.mails = folder.mails.filter(({ raw }) => !Buffer.from(raw).includes(words));
    },
    /** Every message gets another number, and the folder another UIDVALIDITY. */
    renumber: (use: MailFolderUse) => {
      for (const folder of folders.filter((one) => one.use === use)) {
        const { mails, uid_validity } = folder;
        Object.assign(folder, { uid_validity: uid_validity + 1, uid_next: 1, mails: [] });
        for (const mail of mails) put(folder, mail);
      }
    },
    rename: (use: MailFolderUse, path: string) => {
      for (const folder of folders.filter((one) => one.use === use)) folder.path = path;
    },
  };
}
