import { ANSWER_KEPT, type DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { cutText } from '@vibes/core/text/cut-text';

/**
 * An error of nodemailer's SMTP client. `code` is its own, `originalCode` that of the system below
 * it, `responseCode` and `response` the server's.
 */
export interface SmtpFault {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

export const smtpFault = (error: unknown): SmtpFault =>
  typeof error === 'object' && error !== null ? error : {};

/** Subject and detail of the enhanced status of a reply (RFC 3463), like `7.9` of 534 5.7.9. */
export const enhanced = (response: string): string =>
  /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';

export const temporary = (code: DeliveryRefusal): DeliveryOutcome => ({ kind: 'temporary', code });
export const permanent = (code: DeliveryRefusal): DeliveryOutcome => ({ kind: 'permanent', code });

/** Reply codes that ask for another sign-in (RFC 4954). */
export const REFUSED_SIGN_INS: ReadonlySet<number> = new Set([530, 534, 535]);

/** The outcome with the server's own words, for the log of attempts. */
export function withAnswer(
  outcome: DeliveryOutcome,
  error: unknown,
  milliseconds: number,
): DeliveryOutcome {
  const { response = '' } = smtpFault(error);
  if (outcome.kind !== 'temporary' && outcome.kind !== 'permanent') return outcome;
  const text = cutText(response, ANSWER_KEPT);
  return text === '' ? outcome : { ...outcome, answer: { status: null, text, milliseconds } };
}
