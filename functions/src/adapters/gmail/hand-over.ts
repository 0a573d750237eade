import { Readable } from 'node:stream';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailAccount, OutgoingMail } from '../../ports/mail-sender.ts';
import { sendOutcome } from './smtp-outcome.ts';

/** Milliseconds for one message. With connecting and signing in it stays under a delivery's lease. */
export const SEND_TIMEOUT = 75_000;

/** A stream that knows whether anybody began to read it. The server has then said "354, go ahead". */
function watched(message: Buffer): { stream: Readable; isLeaving: () => boolean } {
  let leaving = false;
  const stream = new Readable({
    read() {
      leaving = true;
      this.push(message);
      this.push(null);
    },
  });
  return { stream, isLeaving: () => leaving };
}

/** The message in MIME. Sender and recipient are objects, never strings: a comma in a string would add recipients. */
export function composeMail(account: MailAccount, mail: OutgoingMail) {
  return new MailComposer({
    from: { name: account.name, address: account.address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.message_id}>`,
  }).compile();
}

/**
 * Hands over one message. Once its bytes have begun to leave, silence or a
 * broken connection means that the server may have taken it.
 */
export async function handOver(
  connection: SMTPConnection,
  account: MailAccount,
  mail: OutgoingMail,
): Promise<DeliveryOutcome> {
  const message = composeMail(account, mail);
  const { stream, isLeaving } = watched(await message.build());
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(new Error('No answer in time')), SEND_TIMEOUT);
    const end = (error: unknown) => {
      clearTimeout(timer);
      resolve(error ? sendOutcome(error, isLeaving()) : { kind: 'accepted' });
    };
    connection.send(message.getEnvelope(), stream, end);
  });
}
