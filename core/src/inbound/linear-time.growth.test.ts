import { describe, expect, it } from 'vitest';
import { findSteepGrowth } from '../../test/growth.ts';
import { isAbsenceNotice } from './absence-words.ts';
import { bounceReason } from './bounce-reason.ts';
import { htmlToText } from './html-to-text.ts';
import { isAutomatic } from './is-automatic.ts';
import { isBulkMail, mayBeReport } from './judge-head.ts';
import { ownWords } from './own-words.ts';
import type { ParsedMail } from './parse-mail.ts';
import { readInbound } from './read-inbound.ts';
import { readReport } from './read-report.ts';
import { returnDate } from './return-date.ts';
import { isMarkedAnswer, isMarkedForward } from './subject-marks.ts';
import { wantsStop } from './wants-stop.ts';

/** In characters: above what a subject or a header may hold, and what is read of a text. */
const LENGTHS = [16_384, 65_536];

const mail = (fields: Partial<ParsedMail> = {}): ParsedMail => ({
  message_id: null,
  in_reply_to: null,
  references: [],
  from: { address: 'ann@studio.test', name: '' },
  senders: 1,
  trace: [],
  to: ['max@brand.test'],
  to_names: ['Max'],
  subject: 'Re: Hello',
  date: null,
  headers: {},
  text: '',
  parts: [],
  ...fields,
});
const report = (fields: Partial<ParsedMail>) =>
  mail({
    from: { address: 'mailer-daemon@studio.test', name: '' },
    subject: 'Undeliverable',
    ...fields,
  });
const MADE = { 'auto-submitted': ['auto-generated'], precedence: ['bulk'] };
const REPORT = { 'content-type': ['multipart/report; report-type=delivery-status'] };
const FAILED = 'Reporting-MTA: dns; b.test\n\nAction: failed\nStatus: 5.0.0\n';
const status = (text: string) => ({ type: 'message/delivery-status', text });
const withHeader = (name: string) => (text: string) => {
  const head = mail({ headers: { [name]: [text] } });
  return [isBulkMail(head), mayBeReport(head), readInbound(head)];
};

const READINGS: [string, (text: string) => unknown][] = [
  ['htmlToText', htmlToText],
  ['ownWords', (text) => ownWords(text, ['max'])],
  ['isAbsenceNotice', isAbsenceNotice],
  ['wantsStop', wantsStop],
  ['returnDate', (text) => returnDate(text, new Date(0))],
  ['bounceReason', (text) => bounceReason('', text)],
  ['isMarkedAnswer', isMarkedAnswer],
  ['isMarkedForward', isMarkedForward],
  ['readInbound of a text', (text) => readInbound(mail({ text }))],
  ['readInbound of a subject', (subject) => readInbound(mail({ subject, text: 'Yes' }))],
  ['readInbound of a sender', (name) => readInbound(mail({ from: { address: name, name } }))],
  [
    'readInbound of a calendar',
    (text) => readInbound(mail({ parts: [{ type: 'text/calendar', text }] })),
  ],
  ['isAutomatic', (text) => isAutomatic(mail({ text, headers: MADE }), text)],
  ['readReport of a text', (text) => readReport(report({ text }))],
  ['readReport of a subject', (subject) => readReport(report({ subject, text: 'It failed.' }))],
  [
    'readReport of a status',
    (text) => readReport(report({ headers: REPORT, parts: [status(text)] })),
  ],
  [
    'readReport of a diagnosis',
    (text) =>
      readReport(report({ headers: REPORT, parts: [status(`${FAILED}Diagnostic-Code: ${text}`)] })),
  ],
  [
    'readReport of what came back',
    (text) =>
      readReport(
        report({ headers: REPORT, parts: [status(FAILED), { type: 'message/rfc822', text }] }),
      ),
  ],
  ...['content-type', 'return-path', 'list-id', 'list-post', 'x-failed-recipients'].map(
    (name): [string, (text: string) => unknown] => [`readInbound of ${name}`, withHeader(name)],
  ),
];

/** Each repeated, then followed by a letter, so that what runs to the end must go back. */
const PARTS = [
  '\n',
  '\n\n',
  ' \n',
  ' ',
  '> ',
  '>\n',
  ': ',
  'a:\n',
  '(',
  '[a] ',
  '<a',
  '"',
  'a',
  'a.',
  'a@b.test ',
  'a@b.test,',
  '@',
  '*',
  '**a**',
  '***a***',
  '-',
  '| ',
  '2020',
  '9:00 ',
  'From: a\n',
  'x-a: b\n',
  'message-id:\n',
  'x: y\n\n',
  '5.1.1 ',
  'mailbox ',
  ';\n',
  `${'*'.repeat(190)}\n`,
  `a:${'20'.repeat(95)}\n`,
  `9:00 ${'a'.repeat(120)}:\n`,
  '日',
  '<div> ',
  '<b>',
  '<a href="',
  '&',
];
const familyOf = (part: string) => (length: number) =>
  `${part.repeat(Math.ceil(length / part.length)).slice(0, length)} x`;

describe.each(READINGS)('%s takes time in proportion to a text of', (_name, work) => {
  it.each(PARTS)(
    '%j',
    (part) => {
      expect(findSteepGrowth({ work, family: familyOf(part) }, LENGTHS)).toBeNull();
    },
    30_000,
  );
});
