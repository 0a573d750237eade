import { describe, expect, it } from 'vitest';
import { spentAwaiting } from '../../test/growth.ts';
import { parseHead, parseMail } from './parse-mail.ts';
import { readInbound } from './read-inbound.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
const bytes = (text: string) => new TextEncoder().encode(text);

/** Bytes of a message that are read at most. */
const LONGEST = 512 * 1024;
/** Milliseconds of processor time: several times what the worst takes, a fraction of what squares did. */
const LIMIT = 4000;
const HEAD_LIMIT = 1000;

const filled = (part: string) => part.repeat(LONGEST / part.length);
const HEAD =
  'From: Ann <mailer-daemon@studio.test>\r\nSubject: Re: Hi\r\nAuto-Submitted: auto-generated\r\n';

const PARTS = [
  ['line breaks', '\n'],
  ['spaces', ' '],
  ['quotes', '> '],
  ['quoted lines', '>\r\n'],
  ['colons', ':'],
  ['brackets', '['],
  ['angle brackets', '<'],
  ['addresses', 'Ann <a@b.test>, '],
  ['headers', 'From: a\r\n'],
  ['parts', '--b\r\n\r\n'],
  ['pairs', 'a=b;'],
  ['groups', 'a:b;'],
  ['times', '9:00 '],
  ['encoded words', '=?utf-8?q?a?= '],
  ['folds', '\r\n a'],
  ['open elements', '<b>'],
  ['links', '<a href="'],
  ['padding', 'YQ=='],
] as const;

const BODIES: [string, (part: string) => string][] = [
  ['a text', (part) => `${HEAD}\r\n${part}`],
  ['HTML', (part) => `${HEAD}Content-Type: text/html\r\n\r\n${part}`],
  ['base64', (part) => `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n${part}`],
  [
    'HTML beside a text',
    (part) =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nYes\r\n--b\r\nContent-Type: text/html\r\n\r\n${part}`,
  ],
];

describe.each(PARTS)('a message of %s is read at once', (_, part) => {
  it.each(BODIES)(
    'as %s',
    async (_name, messageOf) => {
      const raw = bytes(messageOf(filled(part)));
      const read = async () => readInbound(await parseMail(raw));
      expect(await spentAwaiting(read)).toBeLessThan(LIMIT);
    },
    60_000,
  );

  it.each(['From', 'To', 'Subject', 'References', 'Content-Type', 'List-Id', 'X-Other'])(
    'in its header as %s',
    async (name) => {
      const raw = bytes(`${name}: ${filled(part)}\r\n\r\n`);
      expect(await spentAwaiting(() => parseHead(raw))).toBeLessThan(HEAD_LIMIT);
    },
    60_000,
  );
});
