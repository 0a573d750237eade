import MailComposer from 'nodemailer/lib/mail-composer';
import type { ReceivedMail } from '../stand-ins/mailbox/received-mail.ts';
import { composeReport } from './compose-report.ts';
import type { ReplyKind } from './reply-kind.ts';

const TEXTS: Record<Exclude<ReplyKind, 'bounce' | 'delay'>, string> = {
  reply: 'Yes, what do you pay?',
  stop: 'Please stop emailing me.',
  wrong_address: 'You have the wrong address. I have nothing to do with this channel.',
  auto: 'I am away until Monday and will answer when I am back.',
};

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const asHtml = (text: string) => escape(text.trim()).replace(/\n/g, '<br>\n');

/** The answered email as Gmail quotes it. */
function quote({ from, date, text }: ReceivedMail): { text: string; html: string } {
  const at = new Date(date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const lines = text.trim().split('\n');
  return {
    text: `On ${at}, <${from}> wrote:\n\n${lines.map((line) => `> ${line}`).join('\n')}\n`,
    html: `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">On ${escape(at)}, &lt;${escape(from)}&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${asHtml(text)}</blockquote></div>`,
  };
}

/** The email that a message answers, and all that it answered. */
function thread({ headers }: ReceivedMail): { inReplyTo?: string; references: string[] } {
  const [id] = headers['message-id'] ?? [];
  const before = headers['references']?.join(' ').match(/<[^<>\s]+>/g) ?? [];
  return id === undefined ? { references: before } : { inReplyTo: id, references: [...before, id] };
}

/** A creator who is away, told by the headers that responders set (RFC 3834, and Microsoft's own). */
const AWAY = {
  'Auto-Submitted': 'auto-replied',
  'X-Auto-Response-Suppress': 'All',
  Precedence: 'auto_reply',
};

/**
 * A raw message that answers an email, as mail programs and servers write it: in its thread, with
 * the email quoted. `from` is who answers, if not its recipient; `text` takes the place of a usual
 * sentence.
 */
export async function composeReply(input: {
  to: ReceivedMail;
  kind: ReplyKind;
  text?: string | undefined;
  from?: { name: string; address: string };
  now: Date;
}): Promise<string> {
  const { to: mail, kind, now } = input;
  const recipient = mail.to[0] ?? '';
  if (kind === 'bounce' || kind === 'delay') {
    return composeReport({ mail, recipient, kind, thread: thread(mail), now });
  }
  const text = input.text ?? TEXTS[kind];
  const quoted = quote(mail);
  const isAuto = kind === 'auto';
  const subject = mail.subject.replace(/^(re:\s*)+/i, '');
  const message = new MailComposer({
    from: input.from ?? { name: '', address: recipient },
    to: { name: '', address: mail.from },
    subject: isAuto ? `Automatic reply: ${subject}` : `Re: ${subject}`,
    date: now,
    ...thread(mail),
    ...(isAuto
      ? { text, headers: AWAY }
      : {
          text: `${text}\n\n${quoted.text}`,
          html: `<div dir="ltr">${asHtml(text)}</div><br>${quoted.html}`,
        }),
  }).compile();
  return (await message.build()).toString('utf8');
}
