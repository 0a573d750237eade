import { parseMail } from '@vibes/core/inbound/parse-mail';
import { readInbound } from '@vibes/core/inbound/read-inbound';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imapReader } from '../../functions/src/adapters/imap/imap-reader.ts';
import { mailboxReaderContract } from '../../functions/test/models/mailbox-reader.contract.ts';
import { findMailServers } from '../../local/src/mail-servers/find-mail-servers.ts';
import {
  PASSWORD,
  startDovecot,
  type MailServer,
} from '../../local/test/mail-servers/start-dovecot.ts';
import { startPostfix } from '../../local/test/mail-servers/start-postfix.ts';
import { waitUntil } from '../../local/src/process/wait-until.ts';
import { dovecotMailbox } from './dovecot-mailbox.ts';

const programs = await findMailServers(process.env);

describe.skipIf(programs.dovecot === null)('Dovecot', () => {
  let folder = '';
  let dovecot: MailServer;
  let made = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vibes-mail-'));
    dovecot = await startDovecot(programs.dovecot ?? '', folder);
  });
  afterAll(async () => {
    await dovecot.stop();
    await rm(folder, { recursive: true, force: true });
  });

  mailboxReaderContract(() => dovecotMailbox(dovecot.port, `max${(made += 1)}@brand.test`));

  describe.skipIf(programs.postfix === null)('with Postfix', () => {
    let postfix: MailServer;
    beforeAll(async () => {
      postfix = await startPostfix(programs.postfix ?? '', folder);
    });
    afterAll(() => postfix.stop());

    it('tells by its own report that nobody has the address', async () => {
      const from = 'max@brand.test';
      await createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true }).sendMail({
        from,
        to: 'nobody-here@creator.test',
        subject: 'Hello',
        text: 'Hi',
        messageId: '<m1@app.test>',
      });
      const open = imapReader(`imap://127.0.0.1:${dovecot.port}`);
      const report = await waitUntil({
        what: 'The report',
        seconds: 30,
        check: async () => {
          const session = await open({ address: from, app_password: PASSWORD });
          if ('refused' in session) throw new Error(session.refused);
          const [inbox] = await session.folders();
          const [uid] = inbox ? await session.search(inbox, { from_uid: 1 }) : [];
          const source = inbox && uid ? await session.source(inbox, uid, 100_000) : null;
          await session.close();
          return source;
        },
      });
      expect(readInbound(await parseMail(report))).toMatchObject({
        class: 'bounce',
        bounce: {
          address: 'nobody-here@creator.test',
          is_temporary: false,
          original_message_id: 'm1@app.test',
        },
      });
    });
  });
});
