import type { WatchFault } from '@vibes/core/watch/watch-fault';

/** What imapflow attaches to an error. */
interface ImapFault {
  code?: string;
  authenticationFailed?: boolean;
  /** The server has no STARTTLS, or none that works. */
  tlsFailed?: boolean;
  /** The server's words, and its response code (RFC 5530), like `AUTHENTICATIONFAILED`. */
  responseText?: string;
  serverResponseCode?: string;
  message?: string;
}

/** What Node says of a certificate (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE =
  /CERT|_CRL|^UNABLE_TO_|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$|^ERR_(SSL|TLS)_/;
const OFF = /not enabled for imap|imap access is disabled|imap is disabled/i;
const APP_PASSWORD = /application-specific password|app password/i;
const TOO_MANY = /too many simultaneous|maximum number of connections/i;
/** The server’s fault, not the account's (RFC 5530, RFC 9208; Gmail's own THROTTLED). */
const BUSY = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'OVERQUOTA', 'THROTTLED', 'SERVERBUG']);

/**
 * Why a mailbox was not opened. Gmail's words, as its help has them
 * (https://support.google.com/mail/answer/7126229, https://support.google.com/a/answer/105694).
 */
export function imapFault(error: unknown): WatchFault {
  const fault = (typeof error === 'object' && error !== null ? error : {}) as ImapFault;
  const { code = '', authenticationFailed, responseText = '', serverResponseCode = '' } = fault;
  if (CERTIFICATE.test(code) || fault.tlsFailed) return 'not_trusted';
  if (OFF.test(responseText)) return 'imap_off';
  if (APP_PASSWORD.test(responseText)) return 'needs_app_password';
  if (TOO_MANY.test(responseText)) return 'too_many_connections';
  if (BUSY.has(serverResponseCode.toUpperCase()) || code === 'ETHROTTLE') return 'busy';
  if (authenticationFailed) return 'refused_sign_in';
  return responseText === '' ? 'unreachable' : 'busy';
}
