import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import {
  enhanced,
  permanent,
  REFUSED_SIGN_INS,
  smtpFault,
  temporary,
  type SmtpFault,
} from './smtp-fault.ts';

/** The mailbox's own daily limit. Not the "peak" one (450 4.2.1), which is over in a moment. */
const isSendingLimit = (response: string) =>
  /^\d{3}[ -]5\.4\.5\b/.test(response) ||
  /daily [^.]*(limit|quota)|sending (limit|quota)/i.test(response);

/** About the address it goes to: unknown, not to be parsed, moved, or its mailbox closed. */
const ADDRESS_STATUS = /^1\.([12346]|10)$|^2\.1$/;
const ADDRESS_CODES: ReadonlySet<number> = new Set([501, 550, 551, 553]);

/** True when the address itself is refused for good, whatever the message says. */
function isAddressRefused({ responseCode = 0, response = '', command = '' }: SmtpFault): boolean {
  const status = enhanced(response);
  if (ADDRESS_STATUS.test(status)) return true;
  if (command !== 'RCPT TO' || !ADDRESS_CODES.has(responseCode)) return false;
  // x.4: there is no way to its server. x.7 is a policy about us, x.3 and x.5 a fault between servers.
  return status === '' || /^[0124]\./.test(status);
}

/**
 * No room in the mailbox it goes to, by x.2.2 (RFC 3463), or by a bare 552 (RFC 5321, 4.2.3) to the
 * recipient. To the message a bare 552 says the same of its size, unless it speaks of a quota.
 */
function isMailboxFull({ responseCode, response = '', command }: SmtpFault): boolean {
  const status = enhanced(response);
  if (status !== '') return status === '2.2';
  return responseCode === 552 && (command === 'RCPT TO' || /quota|mailbox.*full/i.test(response));
}

/**
 * The address is closed to this sender by a rule (x.7, RFC 3463; a bare 554, RFC 5321, 3.1), before
 * the server saw anything of the message.
 */
function isAgainstPolicy({ responseCode, response = '', command }: SmtpFault): boolean {
  const status = enhanced(response);
  return command === 'RCPT TO' && (status.startsWith('7.') || (!status && responseCode === 554));
}

/** nodemailer's own refusals, made before a byte left. */
const OWN_REFUSALS: Readonly<Record<string, DeliveryRefusal>> = {
  EENVELOPE: 'recipient_refused',
  EMESSAGE: 'message_refused',
};

/**
 * What a failed submission means, by RFC 5321 reply classes: 4xx may be tried again, 5xx not. A
 * full mailbox may, whatever its class: RFC 3463 (3.3) has x.2.2 as a persistent transient failure.
 * Without an answer it depends on whether the message had begun to leave.
 */
export function sendOutcome(error: unknown, isOnTheWay: boolean): DeliveryOutcome {
  const smtp = smtpFault(error);
  const { code = '', responseCode = 0, response = '' } = smtp;
  if (responseCode >= 400) {
    if (isSendingLimit(response)) return temporary('mailbox_limit');
    if (isMailboxFull(smtp)) return temporary('recipient_mailbox_full');
    if (responseCode < 500) return temporary('mailbox_busy');
    if (REFUSED_SIGN_INS.has(responseCode)) return permanent('mailbox_refused_sign_in');
    if (isAgainstPolicy(smtp)) return permanent('recipient_policy');
    return permanent(isAddressRefused(smtp) ? 'recipient_refused' : 'message_refused');
  }
  if (isOnTheWay) return { kind: 'unknown' };
  const own = OWN_REFUSALS[code];
  return own ? permanent(own) : temporary('mailbox_unreachable');
}
