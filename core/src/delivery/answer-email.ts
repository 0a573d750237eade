import type { EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import type { Inbound } from '../inbound/inbound.ts';
import { INBOUND_TEXT_MAXIMUM } from '../inbound/text-maximum.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { cleanLines } from '../template/clean-text.ts';
import { answerSubject } from './answer-subject.ts';
import { answerThread } from './answer-thread.ts';
import { isMailboxConnected } from './is-gmail-set-up.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import { queueEmail, type Delivery } from './delivery.ts';
import type { Refusal } from './refusal.ts';

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

interface AnswerRequest {
  inbound_id: string;
  text: string;
  /** The creator's `answers` and 1, as the person saw it. */
  number: number;
  /** The address that the person agreed to, where nobody vouches for the message's sender. */
  to?: string | undefined;
}

type AnswerRefusal = Refusal<DeliveryRefusal | 'changed' | 'invalid' | 'unknown_sender'>;

export type AnswerVerdict =
  | AnswerRefusal
  /** The same answer was queued before. */
  | { kind: 'done'; delivery: Delivery }
  | { kind: 'write'; delivery: Delivery; payload: Partial<DeliveryPayload> };

const refuse = (code: AnswerRefusal['code'], sentence: string): AnswerRefusal => ({
  kind: 'refused',
  code,
  sentence,
});
const refuseFor = (code: DeliveryRefusal) => refuse(code, DELIVERY_REFUSALS[code]);

/** One address and nothing else, of a domain that has a dot. */
const ADDRESS =
  /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+\.[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

/** An answer as it is sent: plain lines, without empty ones around it. */
const answerText = (written: string): string =>
  cleanLines(written)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

/** A repeat, or an answer that another one came before; null for the next answer. */
function askNumber(
  { creator, earlier }: AnswerFacts,
  { inbound_id, number }: AnswerRequest,
  text: string,
): AnswerVerdict | null {
  if (earlier?.text === text && earlier.delivery.answers === inbound_id)
    return { kind: 'done', delivery: earlier.delivery };
  if (earlier === null && number === creator.answers + 1) return null;
  return refuse('changed', 'You sent another answer since. Read it before you send this one.');
}

function refuseText(text: string): AnswerRefusal | null {
  if (text.trim() === '') return refuse('invalid', 'Write an answer.');
  if (text.length <= INBOUND_TEXT_MAXIMUM) return null;
  const [length, most] = [text.length, INBOUND_TEXT_MAXIMUM].map((count) =>
    count.toLocaleString('en-US'),
  );
  return refuse(
    'invalid',
    `Your answer has ${length} characters, and at most ${most} can be sent.`,
  );
}

function refuseRecipient(
  { creator, message, settings, suppressed }: AnswerFacts,
  { to }: AnswerRequest,
) {
  if (message.person_says === 'not_theirs')
    return refuse('invalid', `You said that this isn’t from ${creator.name}.`);
  const isByOther = message.class === 'reply' || message.class === 'auto';
  if (!isByOther || !ADDRESS.test(message.from))
    return refuse('invalid', 'There’s nobody to answer here.');
  if (settings.active_email_mode !== 'gmail') return refuseFor('answer_by_webhook');
  if (!isMailboxConnected(settings)) return refuseFor('not_set_up');
  const isOptedOut = creator.opted_out_at !== null || suppressed === 'opted_out';
  if (isOptedOut) return refuseFor('opted_out');
  if (message.is_sender_known || to === message.from) return null;
  return refuse(
    'unknown_sender',
    `We couldn’t verify who sent this. Answer ${message.from} anyway?`,
  );
}

/**
 * What a person's answer to a message becomes: an email in plain text in the message's thread, due
 * at once, to whoever wrote it; to an unknown sender once the person agreed to the address. It has no
 * footer, spends no credit, claims no address and is none of the creator's emails that a person sends
 * again.
 */
export function answerEmail(facts: AnswerFacts, request: AnswerRequest, now: Date): AnswerVerdict {
  const { creator, message, answered } = facts;
  const text = answerText(request.text);
  const verdict =
    askNumber(facts, request, text) ?? refuseText(text) ?? refuseRecipient(facts, request);
  if (verdict) return verdict;
  const subject = answerSubject(message.subject, answered?.subject ?? '');
  const { thread, in_reply_to, references } = answerThread(message, answered);
  const queued = queueEmail({
    creator_id: creator.id,
    creator_name: creator.name,
    to: message.from,
    subject,
    now,
    hold_back: 'off',
  });
  return {
    kind: 'write',
    delivery: { ...queued, answers: request.inbound_id, thread, in_reply_to },
    payload: { subject, text, html: '', footer: null, references },
  };
}
