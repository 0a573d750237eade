import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imapReader } from '../../../../functions/src/adapters/imap/imap-reader.ts';
import { connectionOptions, openImap } from '../../../../functions/src/adapters/imap/open-imap.ts';
import { imapFault } from '../../../../functions/src/adapters/imap/imap-fault.ts';
import { MailboxLost } from '../../../../functions/src/ports/mailbox-reader.ts';
import { mailboxReaderContract } from '../../../../functions/test/models/mailbox-reader.contract.ts';
import { openSmtpListener } from '../mailbox/smtp-listener.ts';
import { startMailbox, type Mailbox } from '../mailbox/start-mailbox.ts';

const ACCOUNT = { address: 'max@gmail.com', app_password: 'abcdefghijkl' };
const RAW =
  'Message-ID: <m1@studio.test>\r\nFrom: Ann <ann@studio.test>\r\nSubject: Re: Hello\r\n\r\nYes!\r\n';

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
const add = (more: object = {}) => happen('add', { raw: RAW, ...more });
const fault = (mode: string, more: object = {}) => post('/faults', { mode, ...more });
const changes = async () => {
  const response = await fetch(`${mailbox.origin}/imap`);
  return ((await response.json()) as { changes: string[] }).changes;
};

beforeEach(async () => {
  await fault('none');
  await fetch(mailbox.origin, { method: 'DELETE' });
});
// Whatever is read: nothing is marked, moved or deleted.
afterEach(async () => expect(await changes()).toEqual([]));

async function open(patience: Parameters<typeof imapReader>[1] = {}) {
  const session = await imapReader(mailbox.imap_url, patience)(ACCOUNT);
  if ('refused' in session) throw new Error(session.refused);
  return session;
}

/** How a look ends that reads everything. */
async function look(): Promise<unknown> {
  const session = await imapReader(mailbox.imap_url)(ACCOUNT);
  if ('refused' in session) return session.refused;
  try {
    const read: string[] = [];
    for (const folder of await session.folders()) {
      const uids = await session.search(folder, { from_uid: 1 });
      const heads = await session.heads(folder, uids);
      for (const { uid } of heads) await session.source(folder, uid, 100);
      read.push(`${folder.use} ${heads.length}`);
    }
    return read.join();
  } catch (error) {
    return error instanceof MailboxLost ? 'lost' : 'fault';
  } finally {
    await session.close();
  }
}

/** The ends of looks at whose first, second, third … command a fault happens. */
async function ends(mode: string): Promise<unknown[]> {
  const found = new Set<unknown>();
  for (let after = 0; after < 20; after += 1) {
    await fault(mode, { after, times: 1 });
    found.add(await look());
  }
  return [...found].toSorted();
}

describe.each([['all'], ['without_all']])('over IMAP, with the folders of %s', (kind) => {
  mailboxReaderContract(async () => {
    if (kind === 'without_all') await happen('without_all');
    return {
      open: imapReader(mailbox.imap_url),
      account: ACCOUNT,
      add: (raw, { use, received_at, is_draft }) =>
        add({
          raw,
          folders: [use],
          received_at: received_at.toISOString(),
          flags: is_draft ? ['\\Draft'] : [],
        }),
      remove: (message_id) => happen('remove', { message_id: `<${message_id}>` }),
      renumberJunk: () => happen('renumber'),
      renameJunk: (to) => happen('rename', { from: '[Gmail]/Spam', to }),
    };
  });
});

describe('a mailbox that is read', () => {
  it('gives Gmail’s own number of a thread', async () => {
    await add();
    await add({
      raw: RAW.replace('m1@', 'm2@').replace('Subject', 'In-Reply-To: <m1@studio.test>\r\nSubject'),
    });
    const session = await open();
    const [all] = await session.folders();
    if (!all) throw new Error('no folder');
    const threads = (await session.heads(all, [1, 2])).map(({ thread }) => thread);
    expect(threads[0]).toMatch(/^\d+$/);
    expect(threads[1]).toBe(threads[0]);
    await session.close();
  });

  it('gives the beginning of a message of 30 MB', async () => {
    await add({ padding: 30_000_000 });
    const session = await open();
    const [all] = await session.folders();
    if (!all) throw new Error('no folder');
    expect((await session.heads(all, [1]))[0]?.size).toBeGreaterThan(30_000_000);
    expect(await session.source(all, 1, 512 * 1024)).toHaveLength(512 * 1024);
    await session.close();
  });

  it('is lost when the connection breaks at any command', async () => {
    await add();
    expect(await ends('imap_drop')).toEqual(['all 1,junk 0', 'lost', 'unreachable']);
  });

  it('never looks empty because the server refuses a command', async () => {
    await add();
    await add({ folders: ['junk'] });
    // Spam whose numbers are refused is left out: what is new in it is found the next time.
    expect(await ends('imap_refuse')).toEqual(['all 1', 'all 1,junk 1', 'fault', 'lost']);
  });

  it('is lost when it takes too long, though it is never silent', async () => {
    const session = await open({ session: 300 });
    await fault('imap_slow');
    await expect(session.folders()).rejects.toBeInstanceOf(MailboxLost);
    await session.close();
  });

  it('is lost when it is silent', async () => {
    const session = await open({ silence: 300 });
    await fault('imap_slow');
    await expect(session.folders()).rejects.toBeInstanceOf(MailboxLost);
    await session.close();
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

  it('is unreachable when the sign-in takes too long', async () => {
    await fault('imap_slow');
    const refused = await imapReader(mailbox.imap_url, { sign_in: 300 })(ACCOUNT);
    expect(refused).toEqual({ refused: 'unreachable' });
  });

  it('is not given a password by a server with an untrusted certificate', async () => {
    const events = {
      happens: () => false,
      isGreylisted: () => false,
      keep: () => Promise.resolve(),
    };
    const { port, close } = await openSmtpListener({ port: 0, secure: true, events });
    const refused = await imapReader(`imaps://127.0.0.1:${port}`)(ACCOUNT);
    expect(refused).toEqual({ refused: 'not_trusted' });
    await close();
  });

  it('is not given a password by a server without TLS', async () => {
    const { port } = new URL(mailbox.imap_url);
    const refused = await imapReader(`imaps://127.0.0.1:${port}`)(ACCOUNT);
    expect(refused).toEqual({ refused: 'not_trusted' });
  });

  it('is not given a password by a server without STARTTLS', async () => {
    const elsewhere = connectionOptions(new URL('imap://mail.brand.com'));
    const options = {
      ...elsewhere,
      host: '127.0.0.1',
      port: Number(new URL(mailbox.imap_url).port),
    };
    const patience = { sign_in: 5000, silence: 5000, session: 5000 };
    const error = await openImap(options, ACCOUNT, patience).catch((fault: unknown) => fault);
    expect(imapFault(error)).toBe('not_trusted');
  });
});
