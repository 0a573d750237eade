import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';

interface SmtpFault {
  responseCode?: number;
  response?: string;
  command?: string;
}

const fault = (error: unknown): SmtpFault =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * What a failed connection or sign-in means. 535 and 534 are refused passwords
 * (RFC 4954); anything without an answer of the server is the network.
 */
export function signInOutcome(error: unknown): DeliveryOutcome {
  const { responseCode = 0 } = fault(error);
  if (responseCode === 535 || responseCode === 534) {
    return { kind: 'permanent', code: 'mailbox_refused_sign_in' };
  }
  if (responseCode >= 400) return { kind: 'temporary', code: 'mailbox_busy' };
  return { kind: 'temporary', code: 'mailbox_unreachable' };
}

/**
 * What a failed hand-over means, by RFC 5321 reply classes: 4xx may be tried
 * again, 5xx not; 550 5.4.5 is Gmail's daily limit. Without an answer it depends
 * on whether the message had begun to leave.
 */
export function sendOutcome(error: unknown, isOnTheWay: boolean): DeliveryOutcome {
  const { responseCode = 0, response = '', command = '' } = fault(error);
  if (responseCode >= 500) {
    if (response.includes('5.4.5')) return { kind: 'temporary', code: 'mailbox_limit' };
    const code = command === 'RCPT TO' ? 'recipient_refused' : 'message_refused';
    return { kind: 'permanent', code };
  }
  if (responseCode >= 400) return { kind: 'temporary', code: 'mailbox_busy' };
  return isOnTheWay ? { kind: 'unknown' } : { kind: 'temporary', code: 'mailbox_unreachable' };
}
