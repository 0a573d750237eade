import type { Watch } from '@vibes/core/watch/watch';
import type { CommitPorts } from '../ports/decide-and-commit.ts';
import type { MailFolder } from '../ports/mailbox-reader.ts';
import { changeWatch } from './change-watch.ts';

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
