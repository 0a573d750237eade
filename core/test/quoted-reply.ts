import { parseMail } from '../src/inbound/parse-mail.ts';
import { readInbound, type InboundReading } from '../src/inbound/read-inbound.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const HEAD =
  'From: Ann Lee <ann@studio.test>\nTo: Max Baker <max@gmail.com>\nSubject: Re: Hello\nIn-Reply-To: <o@app.test>\n';

/** What is read of a reply with this body. */
export async function readReply(
  body: string,
  type = 'text/plain; charset=utf-8',
): Promise<InboundReading> {
  const raw = `${HEAD}MIME-Version: 1.0\nContent-Type: ${type}\n\n${body}\n`;
  return readInbound(await parseMail(new TextEncoder().encode(raw.replace(/\n/g, '\r\n'))));
}

const LINES = [
  'Hi Ann,',
  '',
  'would you be open to it?',
  'Not interested? Unsubscribe: https://a.test/u',
];
/** The email that is answered, as programs quote it: without signs, with them, and introduced. */
export const PLAIN = LINES.join('\n');
export const SIGNED = LINES.map((line) => `> ${line}`.trimEnd()).join('\n');
export const INTRODUCED = `On Tue, 24 Nov 2026 at 09:05, Max Baker <max@gmail.com> wrote:\n${SIGNED}`;
