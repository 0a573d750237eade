import type { MailAccount, MailSender } from '../../ports/mail-sender.ts';
import { handOver } from './hand-over.ts';
import { openConnection } from './open-connection.ts';
import { signInOutcome } from './smtp-outcome.ts';

const GMAIL = 'smtps://smtp.gmail.com:465';

/** The mail port on nodemailer's SMTP client. `smtpUrl` takes the place of Gmail's server. */
export function gmailSender(smtpUrl: string | undefined): MailSender {
  const server = new URL(smtpUrl ?? GMAIL);
  return async (account: MailAccount) => {
    try {
      const connection = await openConnection(server, account);
      return {
        send: (mail) => handOver(connection, account, mail),
        close: () => connection.quit(),
      };
    } catch (error) {
      return { refused: signInOutcome(error) };
    }
  };
}
