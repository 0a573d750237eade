import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailAccount } from '../../ports/mail-sender.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 30_000;
/** For connecting and signing in together. */
const SIGN_IN_TIMEOUT = 45_000;

/** A connection that has signed in. */
export interface Connection {
  smtp: SMTPConnection;
  /** It takes addresses beyond ASCII (RFC 6531). */
  takesUtf8: boolean;
}

/** True for the local world's mailbox, the only server that may be spoken to in the clear. */
const isLoopback = (server: URL) =>
  server.hostname === '127.0.0.1' || server.hostname === 'localhost';

/** How to reach a mail server: encrypted from the start (`smtps:`), or by STARTTLS and not without. */
export function connectionOptions(server: URL) {
  const isSecure = server.protocol === 'smtps:';
  return {
    host: server.hostname,
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(server),
    ignoreTLS: isLoopback(server),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
  };
}

/**
 * A connection that has signed in. Rejects with nodemailer's error, its connection closed.
 * @param input.timeout milliseconds over everything
 */
export function openConnection(
  server: URL,
  { account, timeout = SIGN_IN_TIMEOUT }: { account: MailAccount; timeout?: number },
): Promise<Connection> {
  const smtp = new SMTPConnection(connectionOptions(server));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('No answer in time')), timeout);
    const fail = (error: Error) => {
      clearTimeout(timer);
      smtp.close();
      reject(error);
    };
    // Stays for the life of the connection: an error event without a listener ends the process.
    smtp.on('error', fail);
    smtp.connect((refused) => {
      if (refused) return fail(refused);
      // The last answer until here is the one to EHLO, which lists what the server can.
      const takesUtf8 = /[ -]SMTPUTF8\b/im.test(smtp.lastServerResponse || '');
      smtp.login({ user: account.address, pass: account.app_password }, (error) => {
        if (error) return fail(error);
        clearTimeout(timer);
        resolve({ smtp, takesUtf8 });
      });
    });
  });
}
