import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMailServers } from '../../local/src/mail-servers/find-mail-servers.ts';
import { startDovecot, type MailServer } from '../../local/test/mail-servers/start-dovecot.ts';
import { startPostfix } from '../../local/test/mail-servers/start-postfix.ts';
import { waitUntil } from '../../local/src/process/wait-until.ts';
import { watchedOn } from '../../local/test/watched-world.ts';
import { dovecotMailbox } from './dovecot-mailbox.ts';

const programs = await findMailServers(process.env);
const isThere = programs.dovecot !== null && programs.postfix !== null;
const MAX = 'max@brand.test';

/** What a stranger can send to a mailbox that is watched, through real servers that vouch for nobody. */
describe.skipIf(!isThere)('through Postfix into Dovecot', () => {
  let folder = '';
  let dovecot: MailServer;
  let postfix: MailServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vibes-attacks-'));
    dovecot = await startDovecot(programs.dovecot ?? '', folder);
    postfix = await startPostfix(programs.postfix ?? '', folder);
  });
  afterAll(async () => {
    await postfix.stop();
    await dovecot.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const maxes = () => dovecotMailbox(dovecot.port, MAX);
  const openMailbox = () => maxes().open(maxes().account);

  const inInbox = async () => {
    const session = await openMailbox();
    if ('refused' in session) throw new Error(session.refused);
    const [inbox] = await session.folders();
    const uids = inbox ? await session.search(inbox, { from_uid: 1 }) : [];
    await session.close();
    return uids.length;
  };
  beforeEach(() => maxes().empty());

  /** Ann had an email today. */
  const watched = async () => {
    const ann = await watchedOn(openMailbox, new Date());
    const send = (to: string, lines: string[]) =>
      createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true }).sendMail({
        envelope: { from: MAX, to },
        raw: lines.join('\r\n'),
      });
    const arrive = async (mails: string[][]) => {
      for (const lines of mails) await send(MAX, lines);
      const check = async () => ((await inInbox()) >= mails.length ? true : null);
      await waitUntil({ what: 'The mail', seconds: 60, check });
      ann.later(60_000);
      return ann.look();
    };
    return { ...ann, send, arrive };
  };

  const DAEMON = 'From: Mail Delivery System <mailer-daemon@studio-lee.com>';
  const report = (nth: number, said: string) => [
    DAEMON,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <report-${nth}@evil.test>`,
    '',
    `<ann@studio-lee.com>: ${said}`,
    '',
  ];

  it('five reports of nobody’s do nothing', async () => {
    const ann = await watched();
    const five = [1, 2, 3, 4, 5].map((nth) => report(nth, '550 5.1.1 User unknown'));
    expect(await ann.arrive(five)).toBe('read');
    expect(ann.done()).toEqual([]);
    expect(ann.mailbox().recent).toMatchObject([{ has_bounced: false }]);
  });

  it('ten mails full of line breaks hold nothing up: the reply behind them is recorded', async () => {
    const ann = await watched();
    const breaks = '\r\n'.repeat(100_000);
    const hostile = Array.from({ length: 10 }, (_, nth) => [
      ...report(nth + 10, '550 5.1.1 User unknown'),
      `Message-ID:${breaks}<x@y.test>`,
    ]);
    const reply = [
      'From: Ann <ann@studio-lee.com>',
      'Subject: Re: Hello',
      `In-Reply-To: <${ann.delivery(ann.id).message_id ?? ''}>`,
      'Message-ID: <r1@studio-lee.com>',
      '',
      'Yes, what do you pay?',
    ];
    expect(await ann.arrive([...hostile, reply])).toBe('read');
    expect(ann.done()).toEqual(['status']);
    expect(ann.inbound()).toContainEqual(
      expect.objectContaining({ class: 'reply', text: 'Yes, what do you pay?' }),
    );
  });

  it.each([
    ['From: Max <max@gmail.com>', []],
    ['From: Ann <ann@studio-lee.com>', ['offered']],
    ['From: Postmaster <postmaster@studio-lee.com>', []],
  ])('a forged %s does %j', async (from, does) => {
    const ann = await watched();
    const forged = [from, 'Subject: Hello', `Message-ID: <f-${from.length}@evil.test>`, '', 'Hi'];
    console.log(
      await ann.arrive([forged]),
      ann.inbound(),
      ann.creator().may_be_from,
      ann.ports.clock(),
      JSON.stringify(ann.under('users/max/contacted')),
      ann.mailbox(),
    );
    expect(ann.done()).toEqual(does);
  });

  it('an Authentication-Results field that the sender wrote vouches for nobody', async () => {
    const ann = await watched();
    const field = 'Authentication-Results: mx.google.com; dmarc=pass header.from=studio-lee.com';
    await ann.arrive([
      [field, 'From: ann@studio-lee.com', 'Subject: Hi', 'Message-ID: <a@evil.test>', '', 'Hi'],
    ]);
    expect(ann.done()).toEqual(['offered']);
  });

  it('a real report that returns our email marks its address', async () => {
    const ann = await watched();
    await ann.send('nobody-here@creator.test', [
      `Message-ID: <${ann.delivery(ann.id).message_id ?? ''}>`,
      `From: ${MAX}`,
      'Subject: Hello',
      '',
      'Hi',
    ]);
    expect(await ann.arrive([])).toBe('read');
    const check = async () => ((await inInbox()) > 0 ? true : null);
    await waitUntil({ what: 'The report', seconds: 60, check });
    await ann.look();
    expect(ann.done()).toEqual(['address_marked']);
  });
});
