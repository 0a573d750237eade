import { describe, expect, it } from 'vitest';
import { chooseFolders } from './choose-folders.ts';

const folder = (path: string, specialUse?: string, ...flags: string[]) => ({
  path,
  specialUse,
  flags: new Set(flags),
});
const chosen = (...listed: ReturnType<typeof folder>[]) =>
  chooseFolders(listed).map(({ path, use }) => `${use} ${path}`);

describe('chooseFolders', () => {
  it('takes all mail and spam, at Gmail in any language', () => {
    expect(
      chosen(
        folder('INBOX', '\\Inbox'),
        folder('[Gmail]', undefined, '\\Noselect'),
        folder('[Gmail]/Alle Nachrichten', '\\All'),
        folder('[Gmail]/Gesendet', '\\Sent'),
        folder('[Gmail]/Spam', '\\Junk'),
        folder('[Gmail]/Papierkorb', '\\Trash'),
        folder('Kunden'),
      ),
    ).toEqual(['all [Gmail]/Alle Nachrichten', 'junk [Gmail]/Spam']);
  });

  it('takes inbox, sent mail and spam where all mail is hidden or nowhere', () => {
    expect(
      chosen(
        folder('Inbox'),
        folder('Sent', '\\Sent'),
        folder('Junk', '\\Junk'),
        folder('Drafts', '\\Drafts'),
      ),
    ).toEqual(['inbox Inbox', 'sent Sent', 'junk Junk']);
  });

  it('takes no folder that cannot be opened', () => {
    expect(
      chosen(
        folder('INBOX'),
        folder('All', '\\All', '\\NonExistent'),
        folder('Spam', '\\Junk', '\\Noselect'),
      ),
    ).toEqual(['inbox INBOX']);
  });

  it('takes a mailbox without any other folder', () => {
    expect(chosen(folder('INBOX'))).toEqual(['inbox INBOX']);
  });
});
