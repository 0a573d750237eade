import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imapReader } from '../../../../functions/src/adapters/imap/imap-reader.ts';
import { FolderGone, MailboxLost } from '../../../../functions/src/ports/mailbox-reader.ts';
import { startMailbox, type Mailbox } from '../mailbox/start-mailbox.ts';

const ACCOUNT = { address: 'max@gmail.com', app_password: 'abcdefghijkl' };
const ann = (name: string, more = '') =>
  `Message-ID: <${name}@studio.test>\r\nFrom: Ann <ann@studio.test>\r\nTo: max@gmail.com\r\nSubject: Re:\r\n Hello\r\n${more}\r\nYes!\r\n`;

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
});
afterAll(() => mailbox.stop());

const post = async (path: string, body: object) => {
  const response = await fetch(`${mailbox.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};
const happen = (action: string, more: object = {}) =>
  post('/imap', { action, account: ACCOUNT.address, ...more });
const add = (raw: string, more: object = {}) => happen('add', { raw, ...more });
const fault = (mode: string, more: object = {}) => post('/faults', { mode, ...more });
beforeEach(async () => {
  await fault('none');
  await fetch(mailbox.origin, { method: 'DELETE' });
});

async function open(account = ACCOUNT) {
  const session = await imapReader(mailbox.imap_url)(account);
  if ('refused' in session) throw new Error(session.refused);
  return session;
}
const folderOf = async (session: Awaited<ReturnType<typeof open>>, use: string) => {
  const found = (await session.folders()).find((folder) => folder.use === use);
  if (!found) throw new Error(`no folder of ${use}`);
  return found;
};
const changes = async () => {
  const response = await fetch(`${mailbox.origin}/imap`);
  return ((await response.json()) as { changes: string[] }).changes;
};

describe('a mailbox that is read', () => {
  it('has all mail and spam; without a folder of all mail, inbox, sent mail and spam', async () => {
    const gmail = await open();
    expect((await gmail.folders()).map(({ use }) => use)).toEqual(['all', 'junk']);
    await gmail.close();
    await happen('without_all');
    const other = await open();
    expect((await other.folders()).map(({ use }) => use)).toEqual(['inbox', 'sent', 'junk']);
    await other.close();
  });

  it('gives what is new, its header, and as much of a message as is asked for', async () => {
    await add(ann('m1'), { received_at: '2026-11-18T23:59:59Z' });
    await add(ann('m2', 'In-Reply-To: <o@app.test>\r\n'), { received_at: '2026-11-20T00:00:00Z' });
    const session = await open();
    const all = await folderOf(session, 'all');
    expect(all.uid_validity).toMatch(/^\d+$/);
    expect(all.uid_next).toBe(3);
    expect(await session.search(all, { from_uid: 1 })).toEqual([1, 2]);
    expect(await session.search(all, { from_uid: 2 })).toEqual([2]);
    expect(await session.search(all, { from_uid: 3 })).toEqual([]);
    const since = new Date('2026-11-19T12:00:00Z');
    expect(await session.search(all, { from_uid: 1, since })).toEqual([2]);
    const [head] = await session.heads(all, [2]);
    expect(head).toMatchObject({ uid: 2, received_at: new Date('2026-11-20T00:00:00Z') });
    expect(head?.thread).toMatch(/^\d+$/);
    const header = Buffer.from(head?.header ?? []).toString();
    expect(header).toContain('In-Reply-To: <o@app.test>');
    expect(header).toContain('Re:\r\n Hello');
    expect(header).not.toContain('Yes!');
    expect(Buffer.from((await session.source(all, 1, 30)) ?? []).toString()).toBe(
      ann('m1').slice(0, 30),
    );
    expect(await session.source(all, 9, 30)).toBeNull();
    await session.close();
    expect(await changes()).toEqual([]);
  });

  it('is never marked, moved or deleted from', async () => {
    await add(ann('m1'));
    const session = await open();
    for (const folder of await session.folders()) {
      const uids = await session.search(folder, { from_uid: 1 });
      await session.heads(folder, uids);
      for (const uid of uids) await session.source(folder, uid, 1000);
    }
    await session.close();
    expect(await changes()).toEqual([]);
  });

  it('that holds 100,000 messages is searched and read in batches', async () => {
    await add(ann('m'), { times: 100_000 });
    const session = await open();
    const all = await folderOf(session, 'all');
    const uids = await session.search(all, { from_uid: 1 });
    expect(uids).toHaveLength(100_000);
    expect(await session.heads(all, uids.slice(-100))).toHaveLength(100);
    await session.close();
  });

  it('gives the beginning of a message of 30 MB', async () => {
    await add(ann('big'), { padding: 30_000_000 });
    const session = await open();
    const all = await folderOf(session, 'all');
    expect((await session.heads(all, [1]))[0]?.size).toBeGreaterThan(30_000_000);
    expect(await session.source(all, 1, 512 * 1024)).toHaveLength(512 * 1024);
    await session.close();
  });

  it('tells that a folder was renamed or numbered anew since it was listed', async () => {
    await add(ann('m1'));
    const session = await open();
    const all = await folderOf(session, 'all');
    await happen('renumber');
    await expect(session.search(all, { from_uid: 1 })).rejects.toBeInstanceOf(FolderGone);
    const now = await folderOf(session, 'all');
    await happen('rename', { from: now.path, to: '[Gmail]/Alle Nachrichten' });
    await session.close();
    const again = await open();
    await expect(again.search(now, { from_uid: 1 })).rejects.toBeInstanceOf(FolderGone);
    expect((await folderOf(again, 'all')).path).toBe('[Gmail]/Alle Nachrichten');
    await again.close();
  });

  it('leaves out a message that was deleted since it was found', async () => {
    await add(ann('m1'));
    await add(ann('m2'));
    const session = await open();
    const all = await folderOf(session, 'all');
    await happen('remove', { message_id: '<m1@studio.test>' });
    expect((await session.heads(all, [1, 2])).map(({ uid }) => uid)).toEqual([2]);
    await session.close();
  });

  it('is lost when the connection breaks at any command', async () => {
    await add(ann('m1'));
    const work = async () => {
      const session = await imapReader(mailbox.imap_url)(ACCOUNT);
      if ('refused' in session) return session.refused;
      try {
        const all = await folderOf(session, 'all');
        await session.heads(all, await session.search(all, { from_uid: 1 }));
        await session.source(all, 1, 100);
        return 'read';
      } catch (error) {
        return error instanceof MailboxLost ? 'lost' : error;
      } finally {
        await session.close();
      }
    };
    const ends = new Set<unknown>();
    for (let after = 0; after < 20; after += 1) {
      await fault('imap_drop', { after });
      ends.add(await work());
    }
    expect([...ends].toSorted()).toEqual(['lost', 'read', 'unreachable']);
  });
});

describe('a mailbox that is not opened', () => {
  it.each([
    ['imap_refuse_login', 'refused_sign_in'],
    ['needs_app_password', 'needs_app_password'],
    ['imap_off', 'imap_off'],
    ['imap_too_many', 'too_many_connections'],
    ['imap_busy', 'busy'],
    ['imap_down', 'unreachable'],
  ])('under %s says %s', async (mode, refused) => {
    await fault(mode);
    expect(await imapReader(mailbox.imap_url)(ACCOUNT)).toEqual({ refused });
  });

  it('refuses a wrong password', async () => {
    const account = { ...ACCOUNT, app_password: 'wrong-password' };
    expect(await imapReader(mailbox.imap_url)(account)).toEqual({ refused: 'refused_sign_in' });
  });

  it('is not spoken to in the clear elsewhere', async () => {
    const { port } = new URL(mailbox.imap_url);
    const named = await imapReader(`imap://localhost.localdomain:${port}`)(ACCOUNT);
    expect(named).toEqual({ refused: 'unreachable' });
  });
});
