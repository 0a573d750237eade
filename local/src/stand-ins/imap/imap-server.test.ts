import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox, type Mailbox } from '../mailbox/start-mailbox.ts';

let mailbox: Mailbox;
let socket: Socket;
let received = '';

/** Sends a line, and waits for an answer that begins with `tag`, or asks for more (`+`). */
async function say(line: string, tag = line.split(' ')[0] ?? ''): Promise<string> {
  received = '';
  socket.write(`${line}\r\n`);
  const isAnswered = () => received.split('\r\n').some((one) => one.startsWith(`${tag} `));
  while (!isAnswered()) await once(socket, 'data');
  return received;
}
const changes = async () =>
  ((await (await fetch(`${mailbox.origin}/imap`)).json()) as { changes: string[] }).changes;

beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
  await fetch(`${mailbox.origin}/imap`, {
    method: 'POST',
    body: JSON.stringify({ action: 'add', account: 'max@brand.test', raw: 'Subject: Hi\r\n\r\nx' }),
  });
  socket = connect(Number(new URL(mailbox.imap_url).port), '127.0.0.1');
  socket.on('data', (chunk) => (received += chunk.toString()));
  await once(socket, 'data');
});
afterEach(async () => {
  socket.destroy();
  await mailbox.stop();
});

async function signIn(password = 'app') {
  await say('a AUTHENTICATE PLAIN', '+');
  return say(Buffer.from(`\0max@brand.test\0${password}`).toString('base64'), 'a');
}

describe('the local mail server for readers', () => {
  it.each([
    'SELECT INBOX',
    'UID STORE 1 +FLAGS (\\Seen)',
    'STORE 1 +FLAGS (\\Deleted)',
    'UID MOVE 1 "[Gmail]/Spam"',
    'UID COPY 1 "[Gmail]/Spam"',
    'EXPUNGE',
    'UID EXPUNGE 1',
    'CLOSE',
    'CREATE New',
    'DELETE INBOX',
    'RENAME INBOX Old',
    'UID FETCH 1 (BODY[])',
    'UID FETCH 1 (UID BODY[HEADER.FIELDS (From)])',
    'UID FETCH 1 (RFC822)',
  ])('remembers %s, by which the mailbox would change', async (command) => {
    await signIn();
    await say('b EXAMINE INBOX');
    await say(`c ${command}`);
    expect(await changes()).toEqual([command]);
  });

  it.each([
    'EXAMINE INBOX',
    'LIST "" "*"',
    'STATUS INBOX (UIDNEXT)',
    'UID SEARCH UID 1:* SINCE 1-Jan-2020',
    'UID FETCH 1 (UID INTERNALDATE RFC822.SIZE BODY.PEEK[HEADER.FIELDS (From)] BODY.PEEK[]<0.10>)',
  ])('takes %s for looking', async (command) => {
    await signIn();
    await say('b EXAMINE INBOX');
    expect(await say(`c ${command}`)).toContain('c OK');
    expect(await changes()).toEqual([]);
  });

  it('refuses a wrong password', async () => {
    expect(await signIn('wrong')).toContain('a NO [AUTHENTICATIONFAILED]');
  });

  it('tells nothing before the sign-in', async () => {
    expect(await say('a EXAMINE INBOX')).toContain('a NO');
    expect(await say('b UID SEARCH UID 1:*')).toContain('b NO');
    expect(await say('c WHAT')).toContain('c BAD');
  });

  it('names folders in modified UTF-7', async () => {
    const body = {
      action: 'rename',
      account: 'max@brand.test',
      from: '[Gmail]/Spam',
      to: 'Müll & 迷惑',
    };
    await fetch(`${mailbox.origin}/imap`, { method: 'POST', body: JSON.stringify(body) });
    await signIn();
    expect(await say('b LIST "" "*"')).toContain('"M&APw-ll &- &j,dg0Q-"');
    expect(await say('c EXAMINE "M&APw-ll &- &j,dg0Q-"')).toContain('c OK');
  });

  it('keeps apart what it forgot and what came since, also after a start', async () => {
    await signIn();
    const before = /UIDVALIDITY (\d+)/.exec(await say('b EXAMINE INBOX'))?.[1];
    await fetch(mailbox.origin, { method: 'DELETE' });
    const after = /UIDVALIDITY (\d+)/.exec(await say('c EXAMINE INBOX'))?.[1];
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(Number(before)).toBeGreaterThan(Date.now() / 1000 - 600);
  });
});
