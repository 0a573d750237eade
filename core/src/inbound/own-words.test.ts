import { expect, it } from 'vitest';
import { INTRODUCED, PLAIN, readReply, SIGNED } from '../../test/quoted-reply.ts';

const FLOWED = 'text/plain; charset=utf-8; format=flowed';
const HTML = 'text/html; charset=utf-8';

/** What a person wrote above each of these is all that is shown. */
const CUT: [name: string, below: string][] = [
  [
    'Zoho',
    `---- On Tue, 24 Nov 2026 09:05:12 +0100 Max Baker <max@gmail.com> wrote ---\n\n${PLAIN}`,
  ],
  [
    'Zoho, on two lines',
    `---- On Tue, 24 Nov 2026 09:05:12 +0100 Max Baker\n<max@gmail.com> wrote ----\n${PLAIN}`,
  ],
  [
    'Zoho, in Spanish',
    `---- El mar, 24 nov 2026 09:05:12 +0100 Max Baker <max@gmail.com> escribió ----\n${PLAIN}`,
  ],
  [
    'Gmail, in Turkish',
    `Max Baker <max@gmail.com>, 24 Kas 2026 Sal,\n09:05 tarihinde şunu yazdı:\n\n${SIGNED}`,
  ],
  [
    'Gmail, in traditional Chinese',
    `Max Baker <max@gmail.com> 於 2026年11月24日 週二\n上午9:05寫道：\n\n${SIGNED}`,
  ],
  [
    'Gmail, in traditional Chinese, on three lines',
    `Max Baker\n<max@gmail.com> 於 2026年11月24日 週二\n上午9:05寫道：\n\n${SIGNED}`,
  ],
  ['Gmail, in Japanese', `2026年11月24日(火)\n9:05 Max Baker <max@gmail.com>:\n\n${SIGNED}`],
  [
    'Gmail, in Korean',
    `2026년 11월 24일 (화)\n오전 9:05, Max Baker <max@gmail.com>님이 작성:\n\n${SIGNED}`,
  ],
  [
    'Apple, forwarded',
    `Begin forwarded message:\n\n> From: Max Baker <max@gmail.com>\n> Subject: Hello\n> Date: 24 November 2026\n>\n${SIGNED}`,
  ],
  [
    'Apple, forwarded, in German',
    `Anfang der weitergeleiteten Nachricht:\n\nVon: Max Baker <max@gmail.com>\nBetreff: Hallo\n\n${PLAIN}`,
  ],
  [
    'Apple, forwarded, in French',
    `Début du message transféré :\n\n> De: Max Baker <max@gmail.com>\n> Objet: Hello\n\n${SIGNED}`,
  ],
  [
    'Apple, forwarded, in Polish',
    `Początek przekazywanej wiadomości:\n\n> Od: Max Baker <max@gmail.com>\n${SIGNED}`,
  ],
  [
    'Apple, forwarded, in Japanese',
    `転送されたメッセージ:\n\n> 差出人: Max Baker <max@gmail.com>\n${SIGNED}`,
  ],
  [
    'a Danish program',
    `-------- Oprindelig besked --------\nFra: Max Baker <max@gmail.com>\n\n${PLAIN}`,
  ],
  [
    'a Czech program',
    `---------- Původní e-mail ----------\nOd: Max Baker <max@gmail.com>\n${PLAIN}`,
  ],
  ['a Slovak program', `---------- Pôvodný e-mail ----------\nOd: Max Baker\n${PLAIN}`],
  ['a Lithuanian program', `-------- Originalus laiškas --------\nNuo: Max\n${PLAIN}`],
  ['a French program', `==== Message du 24/11/2026 09:05 ====\nDe : Max Baker\n${PLAIN}`],
  [
    'a French program, without an end',
    `======== Message du 24 novembre 2026\nDe : Max Baker\n${PLAIN}`,
  ],
  ['QQ', `------------------ Original ------------------\nFrom: "Max Baker"\n${PLAIN}`],
  ['a Swedish program', `-------- Vidarebefordrat meddelande --------\n${PLAIN}`],
];

const ANSWER = 'Yes, I am in. What do you pay?';

it.each(CUT)('what %s quotes is cut', async (_, below) =>
  expect((await readReply(`${ANSWER}\n\n${below}`)).text).toBe(ANSWER),
);

const RATES = 'my rates:\n» 1 Reel: 400 €\n» 3 Stories: 150 €';
const TYPED = RATES.replaceAll('»', '>');

/** What is a person's own stays. */
const KEPT: [name: string, text: string, own: string, type?: string][] = [
  [
    'a list that is indented',
    '<div>My rates:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px">Reel 400</blockquote><div>On 24 Nov 2026 at 09:05, Max wrote:<blockquote class="gmail_quote">Hi</blockquote></div>',
    'My rates:\nReel 400',
    HTML,
  ],
  ['a list with other signs below a quote', `${INTRODUCED}\n\n${RATES}`, RATES],
  [
    'a year above an introduction without one',
    `See you in 2027!\nOn Tuesday at 09:05, Max Baker wrote:\n${SIGNED}`,
    'See you in 2027!',
  ],
  ['a list with signs', RATES, RATES],
  ['a list with signs above a quote', `${RATES}\n\n${INTRODUCED}`, RATES],
  [
    'a list behind bars',
    `My rates:\n| 1 Reel: 400 €\n\n${INTRODUCED}`,
    'My rates:\n| 1 Reel: 400 €',
  ],
  ['signs of quoting, typed above a quote', `${TYPED}\n\n${INTRODUCED}`, TYPED],
  ['signs of quoting, typed in a list', `${TYPED}\n\nAnn`, `${TYPED}\n\nAnn`],
  ['signs in a flowed text', ` > 1 Reel: 400 €\nAnn`, '> 1 Reel: 400 €\nAnn', FLOWED],
  [
    'an answer below a flowed quote',
    `On 24 Nov 2026 at 09:05, Max wrote:\n> Would you be open to it? \nYes.`,
    'Yes.',
    FLOWED,
  ],
  [
    'a flowed paragraph',
    'Yes, I am \nin.\n\n> Hello \n> there \nBye',
    'Yes, I am in.\n\nBye',
    FLOWED,
  ],
  [
    'an answer below each part',
    'On 24 Nov 2026 at 09:05, Max wrote:\n> What do you charge?\n400 €\n> And when?\nMay',
    '400 €\nMay',
  ],
  [
    'an answer below each part, without who wrote',
    '> What do you charge?\n400 €\n\n> And when?\nMay',
    '400 €\n\nMay',
  ],
  ['answers above the whole quote', `> would you be open to it?\n\nYes.\n\n${INTRODUCED}`, 'Yes.'],
  [
    'a sentence about a telephone',
    'I shot it.\nSent from my studio in Lisbon with love.',
    'I shot it.\nSent from my studio in Lisbon with love.',
  ],
  [
    'a question about a telephone',
    'Sent from my iPhone, did it arrive?',
    'Sent from my iPhone, did it arrive?',
  ],
  [
    'what follows a line of a telephone',
    'Yes.\n\nSent from my iPhone\n\nPS: call me',
    'Yes.\n\nSent from my iPhone\n\nPS: call me',
  ],
  ['prices below a line', 'Hi\n--\nReel 400 €\nStory 150 €', 'Hi\n--\nReel 400 €\nStory 150 €'],
  ['nothing but a signature', '-- \nAnn Lee', '--\nAnn Lee'],
  [
    'a line above the introduction',
    `See you in 2027!\nOn 24 Nov 2026 at 09:05, Max Baker wrote:\n${SIGNED}`,
    'See you in 2027!',
  ],
  ['an answer below the signature above a quote', `-- \nAnn Lee\n\n${INTRODUCED}\n\nYes.`, 'Yes.'],
];

it.each(KEPT)('%s: the right words', async (_, text, own, type) =>
  expect((await readReply(text, type)).text).toBe(own),
);

it.each<[text: string, whole: string | null]>([
  ['Yes.', null],
  ['Yes.  \n\n\n\nAnn', null],
  [`Yes.\n\n${INTRODUCED}`, `Yes.\n\n${INTRODUCED}`],
])('the whole of %j says more than the own words, or nothing', async (text, whole) =>
  expect((await readReply(text)).whole).toBe(whole),
);

it.each<[name: string, text: string, wants_stop: boolean]>([
  ['in the own words', `Please stop.\n\n${INTRODUCED}`, true],
  ['in a signature', `No.\n-- \nAnn\nPlease take me off your list.\n\n${INTRODUCED}`, true],
  ['far below', `${'We talked about it. '.repeat(200)}\n\nPlease stop emailing me.`, true],
  ['in nothing but what is quoted', INTRODUCED, false],
  ['in what is quoted below', `Yes.\n\n${INTRODUCED}`, false],
  ['in what is quoted in an unknown way', `Yes.\n\nMax, 24.11.2026\n${PLAIN}`, false],
])('a wish to stop %s', async (_, text, wants_stop) =>
  expect((await readReply(text)).wants_stop).toBe(wants_stop),
);
