import { HEADER_FIELD, headerBlock, headerValues } from './raw-header.ts';

type FolderUse = 'inbox' | 'sent' | 'junk' | 'all';

export interface StoredMail {
  uid: number;
  raw: Buffer;
  received_at: Date;
  /** Gmail's id of its thread, decimal. */
  thread: string;
  /** Of Gmail, like `\Sent`. */
  labels: string[];
  flags: string[];
}

export interface StoredFolder {
  path: string;
  use: FolderUse;
  uid_validity: number;
  uid_next: number;
  mails: StoredMail[];
}

export type MailStore = ReturnType<typeof mailStore>;

const PATHS: [FolderUse, string][] = [
  ['inbox', 'INBOX'],
  ['all', '[Gmail]/All Mail'],
  ['sent', '[Gmail]/Sent Mail'],
  ['junk', '[Gmail]/Spam'],
];

const LABELS: Record<Exclude<FolderUse, 'all'>, string[]> = {
  inbox: ['\\Inbox'],
  sent: ['\\Sent'],
  junk: [],
};

const ids = (raw: Buffer, field: string): string[] =>
  headerValues(headerBlock(raw), field).flatMap((value) => value.match(/<[^<>\s]+>/g) ?? []);

const messageIdOf = (raw: Buffer): string | undefined => ids(raw, 'Message-ID')[0];

const append = (folder: StoredFolder, mail: Omit<StoredMail, 'uid'>): void => {
  folder.mails.push({ ...mail, uid: folder.uid_next });
  folder.uid_next += 1;
};

/**
 * The mailboxes of all accounts in memory, each there once it is asked for. The product remembers what it read longer: numbers of folders and threads begin at
 * the time of the start, so that none of an earlier start comes again.
 */
export function mailStore() {
  const accounts = new Map<string, StoredFolder[]>();
  /** By Message-ID. */
  const threads = new Map<string, string>();
  let validity = Math.floor(Date.now() / 1000);
  let last = BigInt(Date.now()) * 1_000_000n;

  const gmailFolders = (): StoredFolder[] => {
    validity += 1;
    return PATHS.map(([use, path]) => ({
      path,
      use,
      uid_validity: validity,
      uid_next: 1,
      mails: [],
    }));
  };
  const folders = (address: string): StoredFolder[] => {
    const key = address.toLowerCase();
    const known = accounts.get(key) ?? gmailFolders();
    accounts.set(key, known);
    return known;
  };

  const threadOf = (raw: Buffer): string => {
    const named = [...ids(raw, 'References'), ...ids(raw, 'In-Reply-To')];
    const known = named.map((id) => threads.get(id)).find((thread) => thread !== undefined);
    const thread = known ?? String((last += 1n));
    for (const id of ids(raw, 'Message-ID')) threads.set(id, thread);
    return thread;
  };

  return {
    folders,
    /** Puts a message where Gmail does: into a folder and, unless it is spam, into all mail. */
    add(
      address: string,
      mail: { raw: Buffer; use: Exclude<FolderUse, 'all'>; received_at: Date; flags?: string[] },
    ) {
      const { raw, use, received_at, flags = [] } = mail;
      const is_draft = flags.includes('\\Draft');
      const labels = is_draft ? ['\\Draft'] : LABELS[use];
      const kept = { raw, received_at, thread: threadOf(raw), labels, flags };
      for (const folder of folders(address)) {
        if (folder.use === use || (folder.use === 'all' && use !== 'junk')) append(folder, kept);
      }
    },
    /** As a server that lost its numbers: another UIDVALIDITY, and other UIDs. */
    renumber(address: string) {
      validity += 1;
      for (const folder of folders(address)) {
        const { mails } = folder;
        Object.assign(folder, { uid_validity: validity, uid_next: 1, mails: [] });
        for (const mail of mails) append(folder, mail);
      }
    },
    rename(address: string, from: string, to: string) {
      const folder = folders(address).find(({ path }) => path === from);
      if (folder) folder.path = to;
    },
    /** Deletes every message with this Message-ID; with `to`, moves it there. */
    remove(address: string, message_id: string, to?: FolderUse) {
      const gone = folders(address).flatMap((folder) => {
        const found = folder.mails.filter(({ raw }) => messageIdOf(raw) === message_id);
        folder.mails = folder.mails.filter((mail) => !found.includes(mail));
        return found;
      });
      const [first] = gone;
      const target = folders(address).find(({ use }) => use === to);
      if (first && target) append(target, first);
    },
    /** Removes the folder of all mail: a server that is not Gmail. */
    withoutAll(address: string) {
      const left = folders(address).filter(({ use }) => use !== 'all');
      accounts.set(address.toLowerCase(), left);
    },
    clear: () => accounts.clear(),
  };
}

/**
 * A sent message as Gmail keeps it: a Message-ID that is not well-formed is replaced (`isReplaced`:
 * every one is), and the sender's own stays in a header of Gmail's.
 */
export function asGmailKeeps(raw: Buffer, { isReplaced }: { isReplaced: boolean }): Buffer {
  const own = messageIdOf(raw);
  const isWellFormed = own !== undefined && /^<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>$/.test(own);
  if (isWellFormed && !isReplaced) return raw;
  const made = `<CA${Math.random().toString(36).slice(2)}@mail.gmail.com>`;
  const text = raw.toString('latin1').replace(HEADER_FIELD('Message-ID'), '');
  const kept = own === undefined ? '' : `X-Google-Original-Message-ID: ${own}\r\n`;
  return Buffer.from(`Message-ID: ${made}\r\n${kept}${text}`, 'latin1');
}
