import { expect, it } from 'vitest';
import { parseHead, parseMail } from './parse-mail.ts';
import { readInbound } from './read-inbound.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
const bytes = (text: string) => new TextEncoder().encode(text.replace(/\n/g, '\r\n'));
const HEAD = 'From: Ann <ann@studio.test>\nSubject: Re: Hi\nIn-Reply-To: <x@y.test>\n';
const nested = (depth: number): string =>
  depth === 0
    ? 'Content-Type: text/plain\n\nYes\n'
    : `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nested(depth - 1)}\n--b${depth}--\n`;

const HOSTILE: [string, string][] = [
  ['nothing', ''],
  ['NUL bytes', '\0'.repeat(10_000)],
  ['no header', '\n\nYes'],
  ['no empty line', 'From: ann@studio.test'],
  ['1,000 nested parts', HEAD + nested(1000)],
  ['a header of 3 MB', `${HEAD}X-Long: ${'a '.repeat(1_500_000)}\n\nYes`],
  ['quotes without end', `${HEAD}\n${'> '.repeat(500_000)}`],
  ['many introductions', `${HEAD}\n${'On 1 May 2026 at 9:00 '.repeat(50_000)}`],
  ['many labels', `${HEAD}\n${'From: a\n'.repeat(50_000)}`],
  ['a banner without end', `${HEAD}\n>>> ${' '.repeat(100_000)}\n>>> ${'a '.repeat(100_000)}`],
  ['many bars', `${HEAD}\n${'| '.repeat(100_000)}x`],
  ['many lists', `${HEAD}\n${'> a b c\nd\n'.repeat(20_000)}On 1 May 2026 at 9:00, Max wrote:\n> a`],
  ['many signatures', `${HEAD}\n${'--\nAnn\n-- \n'.repeat(20_000)}`],
  ['many telephones', `${HEAD}\n${'Sent from my phone\n'.repeat(10_000)}`],
  [
    'flowed lines without end',
    `${HEAD}Content-Type: text/plain; format=flowed\n\n${'> a \nb \n'.repeat(30_000)}`,
  ],
  ['marks in a subject', `From: a@b.test\nSubject: ${'***a***'.repeat(2000)}\n\nYes`],
  [
    'line breaks in a report',
    `From: mailer-daemon@b.test\nSubject: Failed\n\n${'\n'.repeat(200_000)}x`,
  ],
  ['many tags in a subject', `From: a@b.test\nSubject: ${'[a] '.repeat(20_000)}\n\nYes`],
  [
    'a report of one line',
    `From: mailer-daemon@b.test\nSubject: Failed\n\n${'message postfach mailbox '.repeat(20_000)}`,
  ],
  ['many brackets', `${HEAD}References: ${'<'.repeat(100_000)}\n\nYes`],
  ['open HTML', `${HEAD}Content-Type: text/html\n\n${'<div><blockquote>'.repeat(50_000)}Yes`],
  ['an unknown charset', `${HEAD}Content-Type: text/plain; charset=x-klingon\n\nYes`],
  [
    'a status of one field',
    `${HEAD}Content-Type: multipart/report; boundary=a\n\n--a\nContent-Type: message/delivery-status\n\n${'x: '.repeat(50_000)}\n--a--`,
  ],
];

it.each(HOSTILE)(
  '%s is read, and nothing throws',
  async (_, text) => {
    const raw = bytes(text);
    const reading = readInbound(await parseMail(raw));
    expect(['reply', 'auto', 'bounce', 'other']).toContain(reading.class);
    expect(reading.text.length).toBeLessThanOrEqual(20_000);
    await parseHead(raw);
  },
  20_000,
);

it('half a character, and control characters, do not get through', async () => {
  const mail = await parseMail(
    bytes(`${HEAD}Content-Type: text/plain; charset=utf-8\n\nYes\u0007 \u{1F600}`),
  );
  expect(readInbound(mail).text).toBe('Yes \u{1F600}');
  const raw = bytes(`${HEAD}Content-Type: text/html\n\nYes &#xD83D; no`);
  expect(readInbound(await parseMail(raw)).text.isWellFormed()).toBe(true);
});

it('a message that is cut off anywhere is read as far as it goes', async () => {
  const whole = bytes(
    `${HEAD}MIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nWWVzISBXaGF0IGRvIHlvdSBwYXk/IEkgYW0gZnJlZSBpbiBNYXkuCg==\n--b\nContent-Type: text/html\n\n<p>Yes!</p>\n--b--\n`,
  );
  for (let length = 0; length <= whole.length; length += 7) {
    const reading = readInbound(await parseMail(whole.subarray(0, length)));
    expect(['reply', 'other']).toContain(reading.class);
  }
});

it('HTML beside a plain part is read as HTML alone is', async () => {
  const text = async (html: string) => {
    const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`;
    const body = `${part('text/plain', 'Yes')}${part('text/html', html)}--b--`;
    return (await parseMail(bytes(`${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${body}`)))
      .text;
  };
  expect(
    await text('<p>And <a href="https://b.test">this</a></p><blockquote>Hi</blockquote>'),
  ).toBe('Yes\n\nAnd this\n\n> Hi');
});

it('a message with a long header keeps its text, and what comes first in the header', async () => {
  const long = `To: ${'Ann <ann@studio.test>, '.repeat(2000)}`;
  const raw = bytes(`${HEAD}${long}\n\nYes`);
  const mail = await parseMail(raw);
  expect(mail).toMatchObject({ text: 'Yes\n', from: { address: 'ann@studio.test' } });
  expect(mail.to).toHaveLength(50);
  expect(await parseHead(raw)).toMatchObject({ subject: 'Re: Hi', in_reply_to: 'x@y.test' });
});

it('what is longer than is kept says so', async () => {
  const reading = readInbound(await parseMail(bytes(`${HEAD}\n${'word '.repeat(10_000)}`)));
  expect(reading).toMatchObject({ class: 'reply', has_more: true });
  expect(reading.text.length).toBeLessThanOrEqual(20_000);
});

it('of a thread of a thousand messages, those at its two ends are named', async () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `m${at}@y.test`);
  const { references } = await parseHead(bytes(`References: ${ids.join('\n ')}\n\n`));
  expect(references).toEqual([...ids.slice(0, 100), ...ids.slice(-100)]);
  const few = ids.slice(0, 200);
  expect((await parseHead(bytes(`References: ${few.join('\n ')}\n\n`))).references).toEqual(few);
});
