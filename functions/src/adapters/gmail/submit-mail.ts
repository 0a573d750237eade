import { Readable } from 'node:stream';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { MailAccount, OutgoingMail } from '../../ports/mail-sender.ts';
import { composeMail, isOneAddress, needsSmtpUtf8 } from './compose-mail.ts';
import type { Connection } from './open-connection.ts';
import { sendOutcome } from './send-outcome.ts';
import { withAnswer } from './smtp-fault.ts';

/** Milliseconds for one message. With connecting and signing in it stays under a delivery's lease. */
export const SEND_TIMEOUT = 75_000;

/** A stream that records whether it is being read. The server has then said "354, go ahead". */
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

/**
 * Submits one message. Once its bytes have begun to leave, silence or a broken connection means
 * that the server may have taken it.
 * @param input.timeout milliseconds
 */
export async function submitMail(
  { smtp, takesUtf8 }: Connection,
  input: { account: MailAccount; mail: OutgoingMail; timeout?: number },
): Promise<DeliveryOutcome> {
  const { account, mail, timeout = SEND_TIMEOUT } = input;
  if (!isOneAddress(mail.to) || (needsSmtpUtf8(mail.to) && !takesUtf8)) {
    return { kind: 'permanent', code: 'recipient_refused' };
  }
  const message = composeMail(account, mail);
  const { stream, isLeaving } = watched(await message.build());
  const started = performance.now();
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(new Error('No answer in time')), timeout);
    const end = (error: unknown) => {
      clearTimeout(timer);
      const milliseconds = Math.round(performance.now() - started);
      resolve(
        error
          ? withAnswer(sendOutcome(error, isLeaving()), error, milliseconds)
          : { kind: 'accepted' },
      );
    };
    smtp.send(message.getEnvelope(), stream, end);
  });
}
