import type { FaultMode } from '../mailbox/fault.ts';
import { fetchAnswer } from './fetch-items.ts';
import { isListed, isNamed, quotedName } from './folder-name.ts';
import type { MailStore, StoredFolder } from './mail-store.ts';
import { words, type ImapCommand } from './read-commands.ts';
import { refuseSignIn } from './refuse-sign-in.ts';
import { inUidSet, search } from './uid-set.ts';

export interface ImapEvents {
  store: MailStore;
  /** True when a fault of this mode happens now. */
  happens: (mode: FaultMode) => boolean;
  /** Told of every command that would change the mailbox. */
  onChange: (command: string) => void;
}

interface Wire {
  events: ImapEvents;
  write: (answer: Buffer | string) => void;
  drop: () => void;
  end: () => void;
}

export interface ImapSession {
  answer: (command: ImapCommand) => void;
  /** Whether the line answers a request of ours: the credentials after `AUTHENTICATE PLAIN`. */
  continued: (line: string) => boolean;
}

const SPECIAL: Record<StoredFolder['use'], string> = {
  inbox: '',
  all: ' \\All',
  sent: ' \\Sent',
  junk: ' \\Junk',
};

/** Commands that write, or open a folder for writing; and reading a body without PEEK, which marks it as read. */
const CHANGES =
  /^(SELECT|STORE|UID STORE|MOVE|UID MOVE|COPY|UID COPY|EXPUNGE|UID EXPUNGE|APPEND|CREATE|DELETE|RENAME|CLOSE)$/;
const MARKS = /BODY\[|RFC822(\.TEXT)?(?![.\w])/i;

/** One connection of a client. */
export function imapSession({ events, write, drop, end }: Wire): ImapSession {
  const { store, happens, onChange } = events;
  let account: string | null = null;
  let selected: StoredFolder | null = null;
  let waiting: { tag: string } | null = null;

  const signIn = (tag: string, credentials: string) => {
    const [, address = '', password = ''] = Buffer.from(credentials, 'base64')
      .toString('utf8')
      .split('\0');
    const refusal = refuseSignIn(happens, password);
    if (refusal === null) account = address;
    write(refusal === null ? `${tag} OK signed in\r\n` : `${tag} NO ${refusal}\r\n`);
  };
  const folderOf = (path: string) =>
    account === null
      ? undefined
      : store.folders(account).find((folder) => isNamed(folder.path, path));

  const commands: Record<string, (command: ImapCommand) => void> = {
    CAPABILITY: ({ tag }) =>
      write(`* CAPABILITY IMAP4rev1 AUTH=PLAIN SPECIAL-USE X-GM-EXT-1\r\n${tag} OK done\r\n`),
    AUTHENTICATE: ({ tag }) => {
      waiting = { tag };
      write('+ \r\n');
    },
    LIST: ({ tag, rest }) => {
      // An empty pattern asks for the delimiter alone (RFC 3501, 6.3.8).
      if (rest.endsWith('""')) return write(`* LIST (\\Noselect) "/" ""\r\n${tag} OK done\r\n`);
      const [, pattern = '*'] = words(rest);
      for (const { path, use } of store.folders(account ?? ''))
        if (isListed(path, pattern))
          write(`* LIST (\\HasNoChildren${SPECIAL[use]}) "/" ${quotedName(path)}\r\n`);
      write(`${tag} OK done\r\n`);
    },
    LSUB: ({ tag }) => write(`${tag} OK done\r\n`),
    STATUS: ({ tag, rest }) => {
      const [path = ''] = words(rest);
      const folder = folderOf(path);
      if (!folder) return write(`${tag} NO [NONEXISTENT] Unknown Mailbox\r\n`);
      const { uid_next, uid_validity } = folder;
      write(`* STATUS ${quotedName(path)} (UIDNEXT ${uid_next} UIDVALIDITY ${uid_validity})\r\n`);
      write(`${tag} OK done\r\n`);
    },
    EXAMINE: ({ tag, rest }) => {
      const folder = folderOf(words(rest)[0] ?? '');
      selected = folder ?? null;
      if (!folder) return write(`${tag} NO [NONEXISTENT] Unknown Mailbox\r\n`);
      write(`* FLAGS (\\Seen)\r\n* ${folder.mails.length} EXISTS\r\n* 0 RECENT\r\n`);
      write(
        `* OK [UIDVALIDITY ${folder.uid_validity}] ok\r\n* OK [UIDNEXT ${folder.uid_next}] ok\r\n`,
      );
      write(`${tag} OK [READ-ONLY] done\r\n`);
    },
    'UID SEARCH': ({ tag, rest }) => {
      const found = search(selected?.mails ?? [], rest).map(({ uid }) => uid);
      write(`* SEARCH${found.map((uid) => ` ${uid}`).join('')}\r\n${tag} OK done\r\n`);
    },
    'UID FETCH': ({ tag, rest }) => {
      const mails = selected?.mails ?? [];
      const [, set = '', items = ''] = /^(\S+) ([\s\S]*)$/.exec(rest) ?? [];
      if (MARKS.test(items.replace(/BODY\.PEEK\[/gi, ''))) onChange(`UID FETCH ${set} ${items}`);
      for (const mail of inUidSet(mails, set))
        write(fetchAnswer(mail, mails.indexOf(mail) + 1, items));
      write(`${tag} OK done\r\n`);
    },
    LOGOUT: ({ tag }) => {
      write(`* BYE see you\r\n${tag} OK done\r\n`);
      end();
    },
  };
  const SIGNED_OUT = new Set(['CAPABILITY', 'AUTHENTICATE', 'LOGOUT']);

  const run = (command: ImapCommand) => {
    const { tag, name, rest } = command;
    if (CHANGES.test(name)) onChange(`${name} ${rest}`.trim());
    const known = commands[name];
    if (!known) write(`${tag} BAD Unknown command\r\n`);
    else if (account === null && !SIGNED_OUT.has(name)) write(`${tag} NO Sign in first\r\n`);
    else if (account !== null && name !== 'LOGOUT' && happens('imap_refuse'))
      write(`${tag} NO [UNAVAILABLE] Temporary System Error (Failure)\r\n`);
    else known(command);
  };

  return {
    answer(command) {
      if (happens('imap_drop')) drop();
      else run(command);
    },
    continued(line) {
      if (!waiting) return false;
      const { tag } = waiting;
      waiting = null;
      signIn(tag, line);
      return true;
    },
  };
}
