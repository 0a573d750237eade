import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailAccount } from '../../ports/mail-sender.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 30_000;

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

/** A connection that has signed in. Rejects with nodemailer's error, its connection closed. */
export function openConnection(server: URL, account: MailAccount): Promise<SMTPConnection> {
  const connection = new SMTPConnection(connectionOptions(server));
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      connection.close();
      reject(error);
    };
    // Stays for the life of the connection: an error event without a listener ends the process.
    connection.on('error', fail);
    connection.connect((refused) => {
      if (refused) return fail(refused);
      connection.login({ user: account.address, pass: account.app_password }, (error) => {
        if (error) fail(error);
        else resolve(connection);
      });
    });
  });
}
