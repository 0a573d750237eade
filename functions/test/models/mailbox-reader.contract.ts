import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FolderGone,
  MailboxLost,
  type MailboxReader,
  type MailboxSession,
  type MailFolder,
  type MailHead,
} from '../../src/ports/mailbox-reader.ts';

/** An empty mailbox, and what may happen in it besides. */
export interface TriedMailbox {
  open: MailboxReader;
  account: { address: string; app_password: string };
  add: (
    raw: string,
    more: { use: 'inbox' | 'junk' | 'sent'; received_at: Date; is_draft: boolean },
  ) => Promise<void> | void;
  /** Deletes the message of that Message-ID. */
  remove: (message_id: string) => Promise<void> | void;
  /** Gives the folder of spam another UIDVALIDITY. */
  renumberJunk: () => Promise<void> | void;
  renameJunk: (path: string) => Promise<void> | void;
}

const at = (day: number, time = '12:00:00') => new Date(`2026-11-${day}T${time}Z`);
const raw = (id: string, more = '') =>
  `Message-ID: <${id}@studio.test>\r\nFrom: Ann <ann@studio.test>\r\nTo: max@gmail.com\r\nSubject: Re:\r\n Hello\r\n${more}\r\nYes!\r\n`;
const text = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();

/**
 * What every mailbox port must do.
 * @param make an empty mailbox for each test
 */
export function mailboxReaderContract(make: () => Promise<TriedMailbox> | TriedMailbox): void {
  describe('the mailbox port', () => {
    let mailbox: TriedMailbox;
    let session: MailboxSession;
    const open = async (): Promise<MailboxSession> => {
      const opened = await mailbox.open(mailbox.account);
      if ('refused' in opened) throw new Error(opened.refused);
      return opened;
    };
    /** The folder that new mail arrives in, and that of spam. */
    const folders = async (): Promise<{ main: MailFolder; junk: MailFolder }> => {
      const listed = await session.folders();
      const main = listed.find(({ use }) => use === 'all' || use === 'inbox');
      const junk = listed.find(({ use }) => use === 'junk');
      if (!main || !junk) throw new Error(`listed: ${listed.map(({ use }) => use).join()}`);
      return { main, junk };
    };
    const add = (
      id: string,
      more: { header?: string; use?: 'junk' | 'sent'; received_at?: Date; is_draft?: boolean } = {},
    ) => {
      const { header = '', use = 'inbox', received_at = at(20), is_draft = false } = more;
      return mailbox.add(raw(id, header), { use, received_at, is_draft });
    };
    beforeEach(async () => {
      mailbox = await make();
      session = await open();
    });
    afterEach(() => session.close());

    it('lists the folder of all mail alone, or the inbox with what was sent; and spam', async () => {
      const uses = (await session.folders()).map(({ use }) => use);
      const expected = uses.includes('all') ? ['all', 'junk'] : ['inbox', 'junk', 'sent'];
      expect(uses.toSorted()).toEqual(expected);
      const { main } = await folders();
      expect(main.uid_validity).toMatch(/^\d+$/);
    });

    it('finds what is new by its number', async () => {
      await add('m1');
      await add('m2');
      await add('spam', { use: 'junk' });
      const { main, junk } = await folders();
      const [first = 0, second = 0, ...more] = await session.search(main, { from_uid: 1 });
      expect(more).toEqual([]);
      expect(second).toBeGreaterThan(first);
      expect(main.uid_next).toBeGreaterThan(second);
      expect(await session.search(main, { from_uid: second })).toEqual([second]);
      expect(await session.search(main, { from_uid: main.uid_next })).toEqual([]);
      expect(await session.search(junk, { from_uid: 1 })).toHaveLength(1);
    });

    it('finds all that arrived since a time, and nothing of long before', async () => {
      await add('m1', { received_at: at(16, '23:59:59') });
      await add('m2', { received_at: at(20, '00:00:01') });
      const { main } = await folders();
      const [, second] = await session.search(main, { from_uid: 1 });
      const search = (since: Date) => session.search(main, { from_uid: 1, since });
      expect(await search(at(20, '00:00:00'))).toEqual([second]);
      expect(await search(at(19))).toEqual([second]);
      expect(await search(at(23))).toEqual([]);
    });

    it('gives headers as they are, in order, without the words', async () => {
      await add('m1');
      await add('m2', { header: 'In-Reply-To: <o@app.test>\r\n', received_at: at(19) });
      const { main } = await folders();
      const [first = 0, second = 0] = await session.search(main, { from_uid: 1 });
      const heads = await session.heads(main, [second, first]);
      expect(heads.map(({ uid }) => uid)).toEqual([first, second]);
      expect(heads[1]?.received_at).toEqual(at(19));
      expect(heads[0]?.size).toBe(raw('m1').length);
      const header = text(heads[1]?.header);
      expect(header).toContain('In-Reply-To: <o@app.test>\r\n');
      expect(header).toContain('Subject: Re:\r\n Hello\r\n');
      expect(header).not.toContain('Yes!');
      expect(await session.heads(main, [])).toEqual([]);
    });

    it('tells what was sent, and what is still being written', async () => {
      await add('m1');
      await add('written', { is_draft: true });
      await add('out', { use: 'sent' });
      const listed = (await session.folders()).filter(({ use }) => use !== 'junk');
      const heads: MailHead[] = [];
      for (const folder of listed)
        heads.push(...(await session.heads(folder, await session.search(folder, { from_uid: 1 }))));
      const found = heads.map(({ header, is_draft, is_sent }) => {
        return [/<(\w+)@/.exec(text(header))?.[1], { is_draft, is_sent }];
      });
      expect(Object.fromEntries(found)).toEqual({
        m1: { is_draft: false, is_sent: false },
        written: { is_draft: true, is_sent: false },
        out: { is_draft: false, is_sent: true },
      });
    });

    it('gives as much of a message as is asked for', async () => {
      await add('m1');
      const { main } = await folders();
      const [uid = 0] = await session.search(main, { from_uid: 1 });
      expect(text(await session.source(main, uid, 30))).toBe(raw('m1').slice(0, 30));
      expect(text(await session.source(main, uid, 10_000))).toBe(raw('m1'));
    });

    it('leaves out a message that was deleted since it was found', async () => {
      await add('m1');
      await add('m2');
      const { main } = await folders();
      const [first = 0, second = 0] = await session.search(main, { from_uid: 1 });
      await mailbox.remove('m1@studio.test');
      await session.close();
      session = await open();
      const heads = await session.heads(main, [first, second]);
      expect(heads.map(({ uid }) => uid)).toEqual([second]);
      expect(await session.source(main, first, 100)).toBeNull();
    });

    it('does not take a folder that has new numbers for the one that was listed', async () => {
      await add('spam', { use: 'junk' });
      const { junk } = await folders();
      await session.close();
      await mailbox.renumberJunk();
      session = await open();
      const search = session.search(junk, { from_uid: 1 });
      await expect(search).rejects.toBeInstanceOf(FolderGone);
      expect((await folders()).junk.uid_validity).not.toBe(junk.uid_validity);
    });

    it('tells that a folder was renamed since it was listed', async () => {
      const { junk } = await folders();
      await session.close();
      await mailbox.renameJunk('Früher & später');
      session = await open();
      const search = session.search(junk, { from_uid: 1 });
      await expect(search).rejects.toBeInstanceOf(FolderGone);
      const renamed = (await session.folders()).find(({ path }) => path === 'Früher & später');
      if (renamed) expect(await session.search(renamed, { from_uid: 1 })).toEqual([]);
    });

    it('is lost once closed, and may be closed again', async () => {
      const { main } = await folders();
      await session.close();
      await expect(session.folders()).rejects.toBeInstanceOf(MailboxLost);
      await expect(session.search(main, { from_uid: 1 })).rejects.toBeInstanceOf(MailboxLost);
      await expect(session.close()).resolves.toBeUndefined();
    });

    it('refuses a wrong password', async () => {
      const refused = await mailbox.open({ ...mailbox.account, app_password: 'wrong' });
      expect(refused).toEqual({ refused: 'refused_sign_in' });
    });
  });
}
