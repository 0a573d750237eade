import { expect, it } from 'vitest';
import { mayBeReport } from './judge-head.ts';
import { parseMail } from './parse-mail.ts';
import { readInbound } from './read-inbound.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const classOf = async (header: string, text = 'Yes.') => {
  const raw = `From: Ann <ann@studio.test>\nTo: max@gmail.com\n${header}\n\n${text}\n`;
  return readInbound(await parseMail(new TextEncoder().encode(raw.replace(/\n/g, '\r\n')))).class;
};
const ANSWERS = 'Subject: Re: Hello\nIn-Reply-To: <o@app.test>';
const AWAY = 'Thank you for your email. I am out of the office until Monday.';

it.each<[string, string, string?]>([
  ['a plain answer', ANSWERS],
  ['one through a program for whole companies', `${ANSWERS}\nPrecedence: bulk`],
  [
    'one that asks, of a person who is away',
    `${ANSWERS}\nPrecedence: bulk`,
    `${AWAY} What do you pay?`,
  ],
  [
    'one of a person who is away, with what it answers',
    `${ANSWERS}\nX-Auto-Response-Suppress: All`,
    `${AWAY}\n\n> Hello`,
  ],
  ['one that a rule passed on', `${ANSWERS}\nX-MS-Exchange-Inbox-Rules-Loop: max@gmail.com`],
  [
    'one that says what was accepted',
    'Subject: Accepted: your offer\nIn-Reply-To: <o@app.test>',
    'I take it.',
  ],
  ['one to an automatic answer', 'Subject: Re: Automatic reply: Hello'],
  [
    'one that a virus scanner signed',
    ANSWERS,
    'Ja.\n\n-- \nDiese E-Mail wurde automatisch auf Viren geprüft.',
  ],
  [
    'one of a person who is away, and knows the reader',
    `${ANSWERS}\nX-Auto-Response-Suppress: All`,
    'Hi Max, I am on vacation until Monday. I am in.',
  ],
  ['one of a person who is away, in short', ANSWERS, 'Bin bis Freitag im Urlaub, danach gerne!'],
  [
    'one with a manager’s address',
    ANSWERS,
    'Thanks for your message! We are on holiday. For urgent bookings write to my agent.',
  ],
  [
    'one that an agent wrote in a help desk',
    `${ANSWERS}\nAuto-Submitted: auto-generated`,
    '##- Please type your reply above this line -##\n\nShe would love to. Which dates?',
  ],
  [
    'one of a postmaster who is a person',
    'From: postmaster@tiny.test\nSubject: Re: Hello\nIn-Reply-To: <o@app.test>',
    'Your first email was rejected by our server, this one arrived.',
  ],
  ['one to an automatic answer, from outside', 'Subject: [EXTERNAL] Re: Automatic reply: Hello'],
  ['one about a series', 'Subject: [Series] Out of office stories\nIn-Reply-To: <o@app.test>'],
  ['one that begins with the mark of a filter', 'Subject: [EXTERNAL] Re: Hello'],
  [
    'one that was written late, in Japanese',
    'Subject: Re: ご相談\nIn-Reply-To: <o@app.test>',
    '不在のためご返信が遅れました。ぜひお願いします。',
  ],
  [
    'one that says that it is not automatic',
    ANSWERS,
    'このメールは自動返信ではありません。ぜひお願いします。',
  ],
])('%s is a person’s', async (_, header, text) =>
  expect(await classOf(header, text)).toBe('reply'),
);

it.each<[string, string, string?]>([
  ['with the field of RFC 3834', `${ANSWERS}\nAuto-Submitted: auto-replied`],
  ['without a return path', `${ANSWERS}\nReturn-Path: <>`],
  ['by its subject', 'Subject: Automatische Antwort: Hallo'],
  ['that says so of itself', ANSWERS, 'This is an automatic reply. I read mail on Mondays.'],
  ['of a vacation program', `${ANSWERS}\nPrecedence: junk`, AWAY],
  [
    'made of all that such an answer is made of',
    ANSWERS,
    `${AWAY} For urgent matters please contact office@studio.test. I will reply upon my return.`,
  ],
  [
    'that nobody passes on',
    ANSWERS,
    'Ich bin im Urlaub. Ihre Nachricht wird nicht weitergeleitet.',
  ],
  ['with a number', ANSWERS, 'We have received your request. The ticket number is NV-20931.'],
  [
    'without a return path, about what failed',
    `${ANSWERS}\nReturn-Path: <>`,
    'Our shop has failed to open this week.',
  ],
  ['in brackets, in Japanese', 'Subject: 【自動返信】お問い合わせ', '※このメールは自動送信です'],
  [
    'that says so behind a mark',
    ANSWERS,
    'お問い合わせを受け付けました。\n※このメールは自動送信です。',
  ],
  ['that came from outside', 'Subject: [EXTERNAL] Automatic reply: Hello'],
  ['that came from outside, in a word', 'Subject: EXT: Abwesenheitsnotiz: Hallo'],
  ['that a filter marked', 'Subject: ***SPAM*** [Extern] Automatische Antwort: Hallo'],
  ['in Latvian', 'Subject: Ārpus biroja: Sveiki'],
  ['in Lithuanian', 'Subject: Ne biure: Labas'],
  ['in Estonian', 'Subject: Kontorist väljas: Tere'],
  ['in Bulgarian', 'Subject: Извън офиса: Здравей'],
  ['in Korean, in brackets', 'Subject: [자동회신] 안녕하세요'],
  ['in Chinese, in brackets', 'Subject: 【自动回复】您好'],
])('an answer %s is a machine’s', async (_, header, text) =>
  expect(await classOf(header, text)).toBe('auto'),
);

it.each<[string, string, string?]>([
  ['a newsletter', 'Subject: News\nList-Unsubscribe: <mailto:u@n.test>'],
  [
    'a message to a list',
    'Subject: Re: Glaze\nIn-Reply-To: <g@l.test>\nList-Id: <potters.lists.test>\nCc: potters@lists.test',
  ],
  ['a forwarded message', 'Subject: Fwd: Fair\nIn-Reply-To: <f@l.test>'],
  ['a new message', 'Subject: Lunch'],
  ['spam that looks like an answer', 'Subject: Re: your claim\nX-Spam-Flag: YES'],
  [
    'a report about TLS',
    'Subject: Report domain: a.test\nContent-Type: multipart/report; report-type=tlsrpt',
    '2 failed sessions',
  ],
])('%s answers nothing', async (_, header, text) =>
  expect(await classOf(header, text)).toBe('other'),
);

it.each<[string, string, string]>([
  [
    'of Naver',
    'From: 네이버 메일 <mail_noreply@naver.test>\nSubject: [발송실패 안내] Hello',
    'ann@studio.test 님에게 메일이 전송되지 못했습니다.',
  ],
  [
    'in Japanese',
    'From: no-reply@mail.test\nSubject: メールエラー通知',
    '宛先 ann@studio.test は存在しません。',
  ],
  [
    'in French',
    'From: no-reply@poste.test\nSubject: Message non distribué',
    'Adresse ann@studio.test : boîte pleine.',
  ],
])('a report %s from an address that nobody answers is a bounce', async (_, header, text) => {
  const raw = `To: max@gmail.com\n${header}\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`;
  const mail = await parseMail(new TextEncoder().encode(raw.replace(/\n/g, '\r\n')));
  expect(mayBeReport(mail)).toBe(true);
  expect(readInbound(mail)).toMatchObject({
    class: 'bounce',
    bounce: { address: 'ann@studio.test' },
  });
});

it.each<[string, string]>([
  ['a shop', 'From: no-reply@shop.test\nSubject: Your order was delivered'],
  ['a person', 'From: ann@studio.test\nSubject: メールエラー通知'],
])('a message of %s is no report', async (_, header) => {
  const mail = await parseMail(new TextEncoder().encode(`${header}\r\n\r\nHello\r\n`));
  expect(mayBeReport(mail)).toBe(false);
});
