import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { ReceivedMail } from '../stand-ins/mailbox/received-mail.ts';

interface Report {
  mail: ReceivedMail;
  recipient: string;
  kind: 'bounce' | 'delay';
  thread: { inReplyTo?: string; references: string[] };
  now: Date;
}

const WORDS = {
  bounce: {
    subject: 'Delivery Status Notification (Failure)',
    action: 'failed',
    status: '5.1.1',
    diagnostic:
      'smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address for typos or unnecessary spaces.',
    told: (address: string) =>
      `** Address not found **\n\nYour message wasn't delivered to ${address} because the address couldn't be found, or is unable to receive mail.`,
  },
  delay: {
    subject: 'Delivery Status Notification (Delay)',
    action: 'delayed',
    status: '4.2.2',
    diagnostic:
      'smtp; 452-4.2.2 The email account that you tried to reach is over quota and inactive.',
    told: (address: string) =>
      `** Delivery incomplete **\n\nThere was a temporary problem delivering your message to ${address}. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.`,
  },
} as const;

/** What came back: the email with its own header. */
async function returned({ mail }: Report): Promise<Buffer> {
  const [messageId] = mail.headers['message-id'] ?? [];
  return new MailComposer({
    from: { name: '', address: mail.from },
    to: mail.to.map((address) => ({ name: '', address })),
    subject: mail.subject,
    date: new Date(mail.date),
    text: mail.text,
    ...(messageId !== undefined && { messageId }),
  })
    .compile()
    .build();
}

/** A delivery report as Gmail's server writes it (RFC 3464). */
export async function composeReport(report: Report): Promise<string> {
  const { mail, recipient, kind, thread, now } = report;
  const { subject, action, status, diagnostic, told } = WORDS[kind];
  const root = new MimeNode('multipart/report; report-type=delivery-status');
  root.setHeader({
    'Return-Path': '<>',
    From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    To: mail.from,
    Subject: subject,
    'Auto-Submitted': 'auto-replied',
    'X-Failed-Recipients': recipient,
    'Message-ID': `<${crypto.randomUUID()}.GMR@mx.google.com>`,
    Date: now.toUTCString().replace(/GMT$/, '+0000'),
    ...(thread.inReplyTo !== undefined && { 'In-Reply-To': thread.inReplyTo }),
    References: thread.references.join(' '),
  });
  root.createChild('text/plain; charset=utf-8').setContent(told(recipient));
  root
    .createChild('message/delivery-status')
    .setContent(
      [
        'Reporting-MTA: dns; googlemail.com',
        `Received-From-MTA: dns; ${mail.from}`,
        `Arrival-Date: ${new Date(mail.date).toUTCString().replace(/GMT$/, '-0000')}`,
        '',
        `Final-Recipient: rfc822; ${recipient}`,
        `Action: ${action}`,
        `Status: ${status}`,
        `Remote-MTA: dns; mx.${recipient.slice(recipient.lastIndexOf('@') + 1)}`,
        `Diagnostic-Code: ${diagnostic}`,
        '',
      ].join('\r\n'),
    );
  root.createChild('message/rfc822').setContent(await returned(report));
  return (await root.build()).toString('utf8');
}
