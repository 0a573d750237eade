import type { MailFolderUse } from '../../ports/mailbox-reader.ts';

/** A folder as the server lists it; `specialUse` by RFC 6154, or from its name where there is none. */
interface ListedFolder {
  path: string;
  specialUse?: string | undefined;
  flags: ReadonlySet<string>;
}

const USES: Record<string, MailFolderUse> = {
  '\\All': 'all',
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Junk': 'junk',
};

/**
 * The folders to look at: the one that holds all mail, else INBOX and what was sent; and spam in
 * both cases, which neither of them holds.
 */
export function chooseFolders(
  listed: readonly ListedFolder[],
): { path: string; use: MailFolderUse }[] {
  const folders = listed.flatMap(({ path, specialUse = '', flags }) => {
    const isInbox = path.toUpperCase() === 'INBOX';
    const use = isInbox ? 'inbox' : USES[specialUse];
    const canOpen = !flags.has('\\Noselect') && !flags.has('\\NonExistent');
    return use && canOpen ? [{ path, use }] : [];
  });
  const hasAll = folders.some(({ use }) => use === 'all');
  return folders.filter(({ use }) => use === 'junk' || (use === 'all') === hasAll);
}
