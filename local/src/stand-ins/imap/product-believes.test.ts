import { mailboxDocument, suppressionDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';
import { MINUTE } from '../../../test/watched-world.ts';

const { world } = watchedMailbox();
const ofMax = { from: 'Max <max@gmail.com>', to: 'ann@studio-lee.com' };
const report = (from: string) => ({
  from,
  subject: 'Undelivered Mail Returned to Sender',
  text: '<ann@studio-lee.com>: 550 5.1.1 User unknown',
});
const DAEMON = 'Mail Delivery System <mailer-daemon@studio-lee.com>';
const GOOGLE = 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>';
const STRANGER = 'Mail Delivery System <mailer-daemon@evil.test>';
/** The daemon of those who take the mail of `studio-lee.com`, and names that anyone may have. */
const HOST = 'Mail Delivery System <mailer-daemon@hosted-mail.test>';
const GUEST = 'Mail Delivery System <bounces@studio-lee.com>';
const DAEMON_BY_NAME = 'Mail Delivery System <mdaemon@studio-lee.com>';
const GOOGLE_USER = 'Mail Delivery Subsystem <eve@googlemail.com>';
const INBOX = ['inbox'];
const JUNK = ['junk'];

describe('what a message may do, by what it proves', () => {
  it.each([
    ['pass', INBOX, {}, ['status']],
    ['fail', INBOX, {}, ['offered']],
    ['none', INBOX, {}, ['offered']],
    ['pass', JUNK, {}, ['offered']],
    ['fail', JUNK, { text: 'cheap pills' }, ['offered']],
    ['fail', INBOX, { from: 'eve@evil.test' }, []],
    ['pass', INBOX, { in_reply_to: 'other@thread.test' }, ['offered']],
    // A colleague of hers, of whom nothing proves that she asked them.
    ['pass', INBOX, { from: 'team@studio-lee.com' }, ['offered']],
    ['fail', INBOX, { from: 'team@studio-lee.com' }, []],
    ['pass', INBOX, { from: 'sue@gmail.com' }, []],
    // From the person, but not in what they sent.
    ['fail', INBOX, ofMax, []],
    ['pass', INBOX, ofMax, []],
    ['fail', JUNK, ofMax, []],
    ['pass', INBOX, report(DAEMON), ['address_marked']],
    ['pass', INBOX, report(GOOGLE), ['address_marked']],
    ['fail', INBOX, report(DAEMON), []],
    ['none', INBOX, report(GOOGLE), []],
    ['pass', INBOX, report(STRANGER), []],
    ['pass', INBOX, report(HOST), ['address_marked']],
    ['fail', INBOX, report(HOST), []],
    ['pass', INBOX, report(GUEST), []],
    ['pass', INBOX, report(DAEMON_BY_NAME), []],
    // Of her own address, named like a daemon, in another's thread: no report, and no reply by itself.
    [
      'pass',
      INBOX,
      { from: 'Postmaster Ann <ann@studio-lee.com>', in_reply_to: 'x@other.test' },
      ['offered'],
    ],
    ['pass', INBOX, { from: 'Postmaster Ann <ann@studio-lee.com>' }, ['status']],
    ['pass', INBOX, report(GOOGLE_USER), []],
    ['pass', JUNK, report(GOOGLE), []],
  ] as const)('%s in %j: %j does %j', async (authentication, folders, written, does) => {
    const ann = await world();
    await ann.add(written, { authentication, folders: [...folders] });
    await ann.look();
    expect(ann.done()).toEqual(does);
  });

  it.each([
    ['fail', INBOX, 'eve@evil.test', ['status'], false],
    ['pass', INBOX, 'manager@agency.test', ['status'], true],
    ['none', INBOX, 'ann@studio-lee.com', ['status'], true],
    ['fail', JUNK, 'ann@studio-lee.com', ['offered'], true],
    ['fail', JUNK, 'eve@evil.test', ['offered'], false],
    ['fail', INBOX, 'max@gmail.com', [], undefined],
  ] as const)(
    '%s in %j from %s in our thread does %j, and an answer goes without a question: %s',
    async (authentication, folders, from, does, isKnown) => {
      const ann = await world();
      await ann.answer({ from }, { authentication, folders: [...folders] });
      await ann.look();
      expect(ann.done()).toEqual(does);
      expect(ann.inbound()[0]?.['is_sender_known']).toBe(isKnown);
    },
  );

  it.each([INBOX, JUNK])(
    'a report that returns our email acts, whoever sent it, in %s',
    async (...folders) => {
      const ann = await world();
      const returned = `Message-ID: <${ann.delivery(ann.id).message_id ?? ''}>`;
      const { text, ...head } = report(STRANGER);
      await ann.add(
        { ...head, text: `${text}\r\n\r\n${returned}` },
        { authentication: 'none', folders },
      );
      await ann.look();
      expect(ann.done()).toEqual(['address_marked']);
      expect(ann.data(mailboxDocument.path('max'))?.['recent']).toMatchObject([
        { has_bounced: false },
      ]);
    },
  );
});

it('five reports of a stranger stop nobody’s outreach, and one a day is shown', async () => {
  const ann = await world();
  for (let at = 0; at < 5; at += 1)
    await ann.add(
      { ...report(STRANGER), message_id: `m${at}@evil.test` },
      { authentication: 'none' },
    );
  await ann.look();
  expect(ann.done()).toEqual([]);
  expect(ann.inbound()).toMatchObject([{ class: 'bounce', proof: 'claimed' }]);
  expect(ann.data(mailboxDocument.path('max'))?.['recent']).toMatchObject([{ has_bounced: false }]);
});

const LIMIT = '<ann@studio-lee.com>: 550 5.4.5 Daily user sending limit exceeded.';

it('the limit of the sender leaves the creator alone, and closes the mailbox until it is over', async () => {
  const ann = await world();
  await ann.add({ ...report(GOOGLE), text: LIMIT });
  await ann.look();
  const until = ann.mailbox().paused_until?.getTime() ?? 0;
  expect(until - ann.ports.clock().getTime()).toBeGreaterThan(23 * 60 * MINUTE);
  expect(ann.delivery(ann.id).bounce).toMatchObject({ fault: 'sender', is_temporary: false });
  expect(ann.creator().email_refused_at).toBeNull();
  expect(ann.data(suppressionDocument.path('max', 'hash-of-ann@studio-lee.com'))).toBeUndefined();
});

it.each([
  [INBOX, true],
  [JUNK, false],
] as const)(
  'a report of Google’s that answers our email in %j counts among the last ones: %s',
  async (folders, has_bounced) => {
    const ann = await world();
    await ann.answer(report(GOOGLE), { folders: [...folders] });
    await ann.look();
    expect(ann.done()).toEqual(['address_marked']);
    expect(ann.mailbox().recent).toMatchObject([{ has_bounced }]);
  },
);

it('the limit of the sender closes no mailbox by another’s word', async () => {
  for (const from of [DAEMON, GOOGLE_USER, STRANGER]) {
    const ann = await world();
    await ann.add({ ...report(from), text: LIMIT });
    await ann.look();
    expect(ann.mailbox().paused_until).toBeNull();
  }
});

it('of ten messages that may be theirs five are kept, in short, and all are counted', async () => {
  const ann = await world();
  for (let at = 0; at < 10; at += 1) {
    const message_id = `m${at}@evil.test`;
    await ann.add({ message_id, text: 'x'.repeat(2000) }, { authentication: 'fail' });
  }
  await ann.look();
  expect(ann.inbound()).toHaveLength(5);
  expect(ann.inbound()[0]).toMatchObject({ text: 'x'.repeat(500), has_more: true });
  expect(ann.creator()).toMatchObject({ status: 'Contacted', may_be_from: { count: 10, kept: 5 } });
});
