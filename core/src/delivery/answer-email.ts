import type { EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import { MOST_REFERENCES, type Inbound } from '../inbound/inbound.ts';
import { INBOUND_TEXT_MAXIMUM } from '../inbound/text-maximum.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { cleanLine, cleanLines } from '../template/clean-text.ts';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import { cutText } from '../text/cut-text.ts';
import { isGmailSetUp } from './ask-gate.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import { queueEmail, type Delivery } from './delivery.ts';

/** What decides whether a person's answer goes out. */
export interface AnswerFacts {
  creator: Creator;
  /** The message that is answered. */
  message: Inbound;
  /** The email that the message answered, for its thread and subject; null when there is none. */
  answered: Delivery | null;
  /** What is stored under the answer's id, from a request before this one. */
  earlier: { delivery: Delivery; text: string | undefined } | null;
  settings: EmailSettings;
  /** Of the address it goes to. */
  suppressed: SuppressionReason | null;
}

export type AnswerVerdict =
  | { kind: 'refused'; code: DeliveryRefusal | 'changed' | 'invalid'; sentence: string }
  /** The same answer was queued before. */
  | { kind: 'done'; delivery: Delivery }
  | { kind: 'write'; delivery: Delivery; payload: Partial<DeliveryPayload> };

const refuse = (
  code: Extract<AnswerVerdict, { kind: 'refused' }>['code'],
  sentence: string,
): AnswerVerdict => ({ kind: 'refused', code, sentence });

const refuseFor = (code: DeliveryRefusal) => refuse(code, DELIVERY_REFUSALS[code]);

const ANSWER = /^\s*(re|r|aw|antw|sv|vs|odp|ynt|res|отв|回复|답장)\s*(\[\d+\])?\s*[:：]/iu;

/** "Re: " in front of the subject, unless it has one, in whatever language. */
export function answerSubject(subject: string): string {
  const line = cleanLine(subject);
  return cutText(ANSWER.test(line) ? line : `Re: ${line}`, SUBJECT_MAXIMUM).trim();
}

function textFault(text: string): string | null {
  if (text.trim() === '') return 'Write an answer.';
  if (text.length <= INBOUND_TEXT_MAXIMUM) return null;
  const [length, most] = [text.length, INBOUND_TEXT_MAXIMUM].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `Your answer has ${length} characters, and at most ${most} can be sent.`;
}

/** The Message-IDs before the answer in its thread (RFC 5322, 3.6.4), the last ones. */
const referencesOf = ({ references, message_id }: Inbound): string[] =>
  [...references, ...(message_id === null ? [] : [message_id])].slice(-MOST_REFERENCES);

/**
 * What a person's answer to a message becomes: an email in the message's thread, due at once, to
 * whoever wrote it. It spends no credit, claims no address and is none of the creator's emails that
 * a person sends again.
 *
 * @param answer.number the creator's `answers` and 1, as the person saw it
 */
export function answerEmail(
  facts: AnswerFacts,
  answer: { inbound_id: string; text: string; number: number },
  now: Date,
): AnswerVerdict {
  const { creator, message, answered, earlier, settings, suppressed } = facts;
  const text = cleanLines(answer.text).trimEnd();
  const fault = textFault(text);
  if (fault) return refuse('invalid', fault);
  if (earlier?.text === text && earlier.delivery.answers === answer.inbound_id)
    return { kind: 'done', delivery: earlier.delivery };
  if (answer.number !== creator.answers + 1)
    return refuse('changed', 'You sent another answer since. Read it before you send this one.');
  if (message.class !== 'reply' && message.class !== 'auto')
    return refuse('invalid', 'There’s nobody to answer here.');
  if (settings.active_email_mode !== 'gmail') return refuseFor('answer_by_webhook');
  if (!isGmailSetUp(settings)) return refuseFor('not_set_up');
  if (creator.opted_out_at || suppressed === 'opted_out') return refuseFor('opted_out');
  const subject = answerSubject(message.subject || answered?.subject || '');
  const delivery: Delivery = {
    ...queueEmail({
      creator_id: creator.id,
      creator_name: creator.name,
      to: message.from,
      subject,
      now,
      hold_back: 'off',
    }),
    answers: answer.inbound_id,
    thread: answered?.thread ?? message.references[0] ?? message.message_id,
    in_reply_to: message.message_id,
  };
  const references = referencesOf(message);
  return {
    kind: 'write',
    delivery,
    payload: { subject, text, html: '', footer: null, references },
  };
}
