import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import {
  enhanced,
  permanent,
  REFUSED_SIGN_INS,
  smtpFault,
  temporary,
  type SmtpFault,
} from './smtp-fault.ts';

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
function connectionOutcome(fault: SmtpFault): DeliveryOutcome | null {
  const { originalCode = '', command, responseCode = 0 } = fault;
  if (CERTIFICATE.test(originalCode)) return temporary('mail_server_not_trusted');
  if (NO_TLS.test(originalCode) || isWithoutStartTls(fault)) {
    return temporary('mail_server_not_encrypted');
  }
  return command === 'STARTTLS' && responseCode >= 400 ? temporary('mailbox_busy') : null;
}

const TOO_MANY = /too many (bad )?(login|auth|sign)/i;
/** A Workspace, or a tenant elsewhere (5.7.139), that allows no passwords of programs. */
const SWITCHED_OFF = /administrator|disabled|not (allowed|enabled|permitted)/i;
const APP_PASSWORD = /application-specific password|app password/i;
/** Gmail says 5.7.14, and at times 5.7.9, when it wants the person to sign in by hand first. */
const BY_HAND = /web ?browser|ContinueSignIn/i;

/**
 * What a failed connection or sign-in means, by code and words: a Workspace's policy, a password
 * of the wrong kind and a wrong one share 534 and 535 (RFC 4954; Gmail's replies:
 * https://support.google.com/a/answer/3726730). Without an answer of the server it is the network.
 */
export function signInOutcome(error: unknown): DeliveryOutcome {
  const fault = smtpFault(error);
  const unsafe = connectionOutcome(fault);
  if (unsafe) return unsafe;
  const { code, responseCode = 0, response = '' } = fault;
  const status = enhanced(response);
  const isRefused = REFUSED_SIGN_INS.has(responseCode) || code === 'EAUTH';
  if (TOO_MANY.test(response)) return temporary('mailbox_too_many_sign_ins');
  if (responseCode === 454 && status === '7.0') return temporary('mailbox_too_many_sign_ins');
  if (responseCode >= 400 && (responseCode < 500 || !isRefused)) return temporary('mailbox_busy');
  if (!isRefused) return temporary('mailbox_unreachable');
  if (status === '7.139' || SWITCHED_OFF.test(response)) return permanent('mailbox_disabled');
  if (BY_HAND.test(response)) return permanent('mailbox_refused_sign_in');
  if (status === '7.9' || APP_PASSWORD.test(response)) {
    return permanent('mailbox_needs_app_password');
  }
  return permanent('mailbox_refused_sign_in');
}
