import { expect, it } from 'vitest';
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
])('%s is a person’s', async (_, header, text) =>
  expect(await classOf(header, text)).toBe('reply'),
);

it.each<[string, string, string?]>([
  ['with the field of RFC 3834', `${ANSWERS}\nAuto-Submitted: auto-replied`],
  ['without a return path', `${ANSWERS}\nReturn-Path: <>`],
  ['by its subject', 'Subject: Automatische Antwort: Hallo'],
  ['that says so of itself', ANSWERS, 'This is an automatic reply. I read mail on Mondays.'],
  ['of a vacation program', `${ANSWERS}\nPrecedence: junk`, AWAY],
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
])('%s answers nothing', async (_, header, text) =>
  expect(await classOf(header, text)).toBe('other'),
);
