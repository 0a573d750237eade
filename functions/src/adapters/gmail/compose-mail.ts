import { domainToASCII } from 'node:url';
import { cleanLine } from '@vibes/core/template/clean-text';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAccount, OutgoingMail } from '../../ports/mail-sender.ts';

/** False for anything that could be read as two addresses, or as more than an address. */
export const isOneAddress = (address: string): boolean =>
  /^[^\s\p{Cc}<>(),;:"@]+@[^\s\p{Cc}<>(),;:"@]+$/u.test(address);

/** True when only a server that speaks SMTPUTF8 (RFC 6531) takes mail for it: its local part is not ASCII. */
export const needsSmtpUtf8 = (address: string): boolean =>
  /[^\0-\x7f]/.test(address.slice(0, address.lastIndexOf('@')));

/** The address as every mail server reads it: an international domain in ASCII (RFC 5890). */
function wireAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToASCII(address.slice(at));
  return domain && !needsSmtpUtf8(address) ? address.slice(0, at) + domain : address;
}

/** An address for a header that is written as it is, on one line: a fold would cut it. */
const asHeader = (url: string) => ({
  prepared: true,
  value: `<${url.replace(/[^!-~]|[<>]/g, '')}>`,
});

/** One click in the mail program, without a page in between (RFC 8058). */
const listHeaders = (url: string) => ({
  'List-Unsubscribe': asHeader(url),
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A Message-ID of another's as it may stand in a header: nothing that ends the field, or begins another. */
const asId = (id: string | null): string[] =>
  id !== null && /^[!-;=?-~]+@[!-;=?-~]+$/.test(id) ? [`<${id}>`] : [];

function threadHeaders({ in_reply_to, references }: OutgoingMail) {
  const [inReplyTo] = asId(in_reply_to);
  const ids = references.flatMap(asId);
  return { ...(inReplyTo && { inReplyTo }), ...(ids.length > 0 && { references: ids }) };
}

/**
 * The message in MIME. Sender and recipient are objects, never strings: a comma in a string
 * would add recipients.
 */
export function composeMail(account: MailAccount, mail: OutgoingMail) {
  return new MailComposer({
    from: { name: cleanLine(account.name), address: wireAddress(account.address) },
    to: { name: '', address: wireAddress(mail.to) },
    subject: cleanLine(mail.subject),
    text: mail.text,
    ...(mail.html !== '' && { html: mail.html }),
    messageId: `<${mail.message_id}>`,
    ...threadHeaders(mail),
    ...(mail.unsubscribe_url !== null && { headers: listHeaders(mail.unsubscribe_url) }),
  }).compile();
}
