import type { MailAccount, MailSender } from '../../ports/mail-sender.ts';
import { submitMail } from './submit-mail.ts';
import { openConnection } from './open-connection.ts';
import { signInOutcome } from './sign-in-outcome.ts';
import { withAnswer } from './smtp-fault.ts';

const GMAIL = 'smtps://smtp.gmail.com:465';

/** Milliseconds to wait while a person waits: together they stay under a callable's minute. */
export const WHILE_WAITING = { sign_in: 15_000, send: 30_000 };

/**
 * The mail port on nodemailer's SMTP client. `smtpUrl` takes the place of Gmail's server,
 * `patience` that of the times a delivery may take.
 */
export function gmailSender(
  smtpUrl: string | undefined,
  patience: Partial<typeof WHILE_WAITING> = {},
): MailSender {
  const server = new URL(smtpUrl ?? GMAIL);
  return async (account: MailAccount) => {
    const started = performance.now();
    try {
      const connection = await openConnection(server, { account, timeout: patience.sign_in });
      return {
        send: (mail) => submitMail(connection, { account, mail, timeout: patience.send }),
        close: () => connection.smtp.quit(),
      };
    } catch (error) {
      const milliseconds = Math.round(performance.now() - started);
      return { refused: withAnswer(signInOutcome(error), error, milliseconds) };
    }
  };
}
