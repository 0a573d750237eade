import type { Mailbox } from '@vibes/core/delivery/mailbox';
import { mailboxDocument } from '@vibes/core/firestore/documents';
import type { Watch } from '@vibes/core/watch/watch';
import { decideAndCommit, NOT_TO_BE_LOST, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { MailFolder } from '../ports/mailbox-reader.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { userDataChanged } from '../steps/user-data-changed.ts';

/** Milliseconds until a lease without an end is over. Longer than any run may take. */
const WATCH_LEASE = 5 * 60_000;

interface WatchChange {
  watch: Watch;
  due_at: Date | undefined;
}

const write = (
  { path, version }: Loaded<Mailbox>,
  { watch, due_at }: WatchChange,
): DocumentWrite => {
  const data: Partial<Mailbox> = { watch, watch_due_at: due_at };
  return { kind: 'update', path, data, if_version: version };
};

const loadMailbox = async ({ documents }: CommitPorts, uid: string) => {
  const [mailbox] = await loadDocuments(documents, [mailboxDocument.at(uid)]);
  return mailbox;
};

/**
 * Takes the mailbox for one worker, and makes it due again when the lease is over: a worker that is
 * killed leaves nothing else to mend. Null when another worker has it, or watching ended.
 */
export async function takeWatch(
  ports: CommitPorts,
  { uid, last_mail_at }: { uid: string; last_mail_at: Date | null },
): Promise<{ token: string; watch: Watch } | null> {
  const token = ports.randomness.id();
  return decideAndCommit(ports, {
    read: () => loadMailbox(ports, uid),
    decide(mailbox, now) {
      const before = mailbox.data.watch;
      if (!before || (before.lease && before.lease.until > now))
        return { writes: [], result: null };
      const until = new Date(now.getTime() + WATCH_LEASE);
      const watch = { ...before, last_mail_at, lease: { token, until } };
      return { writes: [write(mailbox, { watch, due_at: until })], result: { token, watch } };
    },
  });
}

/**
 * Changes the watch, as long as this worker has it. False when it has not: the lease was over and
 * another took it, or the settings changed. What an email that went out in between set stays.
 */
export const changeWatch = (
  ports: CommitPorts,
  { uid, token }: { uid: string; token: string },
  change: (watch: Watch, mailbox: Mailbox, now: Date) => WatchChange,
): Promise<boolean> =>
  decideAndCommit(ports, {
    read: () => loadMailbox(ports, uid),
    decide(mailbox, now) {
      const { watch } = mailbox.data;
      if (watch?.lease?.token !== token) return { writes: [], result: false };
      const changed = change(watch, mailbox.data, now);
      const isTold = changed.watch.trouble?.code !== watch.trouble?.code;
      return {
        writes: [write(mailbox, changed), ...(isTold ? [userDataChanged(uid, now)] : [])],
        result: true,
      };
    },
    bounds: NOT_TO_BE_LOST,
  });

/**
 * Ends asking a mailbox for which there is nothing to look for; it begins again with an email or new
 * settings. Left alone when it changed since it was read: it is still due then.
 */
export async function endWatch(
  { documents }: CommitPorts,
  { path, data, version }: Loaded<Mailbox>,
  { is_off }: { is_off: boolean },
): Promise<void> {
  if (version === undefined) return;
  const watch = is_off ? null : data.watch;
  const change: Partial<Mailbox> = { watch, watch_due_at: undefined };
  await documents.commit([{ kind: 'update', path, data: change, if_version: version }]);
}

/** Where reading a folder has come to, as stored. */
export interface FolderCursor {
  /** Saves that everything below this UID was handled. False: another worker has the mailbox now. */
  advance: (uid_next: number) => Promise<boolean>;
  /**
   * Counts a try of a message, once in a look, and that everything below it was handled. Returns how
   * many there were.
   */
  countTry: (message: number) => Promise<number>;
  /** Takes back the try of a message that this look counted, which the mail server ended. */
  takeBack: () => Promise<void>;
}

/** The cursor of one folder, for the worker that has the mailbox. */
export function folderCursor(
  ports: CommitPorts,
  taken: { uid: string; token: string },
  { path, uid_validity }: MailFolder,
): FolderCursor {
  let counted: { message: number; tries: number } | null = null;
  const move = (to: (stored: Watch) => { uid_next: number; tries: number }) =>
    changeWatch(ports, taken, (stored, { watch_due_at }) => {
      const folders = { ...stored.folders, [path]: { uid_validity, ...to(stored) } };
      return { watch: { ...stored, folders }, due_at: watch_due_at };
    });
  const triesOf = ({ folders }: Watch, message: number): number => {
    const stored = folders[path];
    const isSame = stored?.uid_validity === uid_validity && stored.uid_next === message;
    return isSame ? stored.tries : 0;
  };
  return {
    advance: (uid_next) => move((stored) => ({ uid_next, tries: triesOf(stored, uid_next) })),
    async countTry(message) {
      if (counted?.message === message) return counted.tries;
      let tries = 1;
      await move((stored) => {
        tries = triesOf(stored, message) + 1;
        return { uid_next: message, tries };
      });
      counted = { message, tries };
      return tries;
    },
    async takeBack() {
      if (!counted) return;
      const { message, tries } = counted;
      await move(() => ({ uid_next: message, tries: tries - 1 }));
    },
  };
}
