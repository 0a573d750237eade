import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { temporary, type SmtpFault } from './smtp-fault.ts';

/** What Node says of a certificate (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE =
  /CERT|_CRL|^UNABLE_TO_|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$/;

/** OpenSSL found no TLS on the other side, or none that is safe enough. */
const NO_TLS = /^ERR_SSL_/;

/** The server does not know STARTTLS, or not even EHLO, which would announce it (RFC 3207, RFC 5321). */
function isWithoutStartTls({ command, responseCode = 0 }: SmtpFault): boolean {
  if (command === 'STARTTLS') return responseCode >= 500;
  return command === 'EHLO' && (responseCode === 500 || responseCode === 502);
}

/**
 * Why a connection is not one that may be given a password; null when that is not the reason.
 * Temporary: nothing was sent yet, and before the tries are used up a certificate may be renewed,
 * or a server in between be gone. A 454 to STARTTLS asks for that itself (RFC 3207, 4).
 */
export function connectionOutcome(fault: SmtpFault): DeliveryOutcome | null {
  const { originalCode = '', command, responseCode = 0 } = fault;
  if (CERTIFICATE.test(originalCode)) return temporary('mail_server_not_trusted');
  if (NO_TLS.test(originalCode) || isWithoutStartTls(fault)) {
    return temporary('mail_server_not_encrypted');
  }
  return command === 'STARTTLS' && responseCode >= 400 ? temporary('mailbox_busy') : null;
}
