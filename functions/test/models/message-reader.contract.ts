import { parseHead } from '@vibes/core/inbound/parse-mail';
import { readMessage } from '@vibes/core/inbound/read-message';
import { expect, it } from 'vitest';
import { MOST_READ, type MessageReader } from '../../src/ports/message-reader.ts';

const HEAD = 'From: Ann <ann@studio.test>\r\nTo: max@brand.test\r\nSubject: Re: Hello\r\n';
const REPORT = [
  'From: mailer-daemon@studio.test',
  'Subject: Undeliverable',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b\r\n\r\nIt failed.',
  '--b\r\nContent-Type: message/delivery-status\r\n',
  'Reporting-MTA: dns; studio.test\r\n',
  'Final-Recipient: rfc822; ann@studio.test\r\nAction: failed\r\nStatus: 5.1.1\r\n',
  '--b--',
].join('\r\n');

/** What every implementation keeps. */
export function messageReaderContract(open: () => MessageReader) {
  it.each([
    ['an answer', `${HEAD}Date: Fri, 1 May 2026 10:00:00 +0000\r\n\r\nYes, what do you pay?\r\n`],
    ['HTML', `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n<p>J’ai dit oui 🙂</p>`],
    ['a report', REPORT],
    ['a field named like a property', `${HEAD}constructor: a\r\n__proto__: b\r\n\r\nYes`],
    ['a broken tree', `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nYes`],
    ['what is no message', '\0\n\n\xff'],
    ['nothing', ''],
    ['a long header', `${HEAD}Cc: ${'Ann <ann@studio.test>, '.repeat(3000)}\r\n\r\nYes`],
    ['as much as is read', `${HEAD}\r\n${'Yes. '.repeat(MOST_READ)}`.slice(0, MOST_READ)],
  ])('%s is read', async (_, text) => {
    const raw = Buffer.from(text);
    const { readMessage: read, readHead } = open();
    expect(await read(raw)).toEqual({ kind: 'read', ...(await readMessage(raw)) });
    expect(await readHead(raw)).toEqual(await parseHead(raw));
  });

  it('the bytes stay as they are, and may be read again', async () => {
    const raw = Buffer.from(`${HEAD}\r\nYes`);
    const { readMessage: read } = open();
    expect(await read(raw)).toEqual(await read(raw));
    expect(raw.toString()).toBe(`${HEAD}\r\nYes`);
  });

  it('each of many asked for at once gets its own', async () => {
    const { readMessage: read } = open();
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, number) => read(Buffer.from(`${HEAD}\r\nYes ${number}`))),
    );
    expect(all).toMatchObject(all.map((_, number) => ({ reading: { text: `Yes ${number}` } })));
  });
}
