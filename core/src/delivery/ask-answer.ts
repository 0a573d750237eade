import type { EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import { INBOUND_TEXT_MAXIMUM, type Inbound } from '../inbound/inbound.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { cleanLines } from '../template/clean-text.ts';
import { hasMailbox } from './ask-gate.ts';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import type { Delivery, DeliveryState } from './delivery.ts';

export interface AnswerFacts {
  creator: Pick<Creator, 'answers' | 'opted_out_at'>;
  /** Null when the message is not there. */
  message: Pick<Inbound, 'class' | 'from'> | null;
  /** The answer of this number, if there is one, and its text. */
  stored: Pick<Delivery, 'answers' | 'state'> | null;
  payload: DeliveryPayload;
  settings: EmailSettings;
  /** Of the address that the message came from. */
  suppressed: SuppressionReason | null;
}

interface AnswerRequest {
  inbound_id: string;
  text: string;
  number: number;
}

interface AnswerRefusal {
  kind: 'refused';
  code: DeliveryRefusal | 'changed' | 'invalid' | 'unknown_message' | 'not_answerable';
  sentence: string;
}

export type AnswerVerdict =
  | AnswerRefusal
  /** The same answer was written before. */
  | { kind: 'done'; state: DeliveryState }
  | { kind: 'write'; to: string; text: string };

const refuse = (code: AnswerRefusal['code'], sentence: string): AnswerRefusal => ({
  kind: 'refused',
  code,
  sentence,
});
const refuseFor = (code: DeliveryRefusal) => refuse(code, DELIVERY_REFUSALS[code]);

const CHANGED =
  'You already answered this creator in another window. Reload the page and read it before you answer again.';

/** One address and nothing else, of a domain that has a dot. */
const ADDRESS =
  /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+\.[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

/** An answer as it is sent: plain lines, without empty ones around it. */
export const answerText = (written: string): string =>
  cleanLines(written)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

function refuseText(text: string): AnswerRefusal | null {
  if (!text.trim()) return refuse('invalid', 'Write an answer first.');
  const over = text.length - INBOUND_TEXT_MAXIMUM;
  if (over <= 0) return null;
  const [more, most] = [over, INBOUND_TEXT_MAXIMUM].map((count) => count.toLocaleString('en-US'));
  const signs = over === 1 ? 'character' : 'characters';
  return refuse(
    'invalid',
    `Your answer is ${more} ${signs} too long. At most ${most} characters can be sent.`,
  );
}

function refuseMessage({ message }: AnswerFacts): AnswerRefusal | null {
  if (!message) {
    return refuse('unknown_message', 'This message no longer exists. Reload the page.');
  }
  if (message.class === 'bounce') {
    const sentence = 'This is a delivery report. Nobody would read an answer to it.';
    return refuse('not_answerable', sentence);
  }
  if (message.class === 'own') {
    const sentence = 'You wrote this message yourself. Answer one from the creator.';
    return refuse('not_answerable', sentence);
  }
  if (ADDRESS.test(message.from)) return null;
  const sentence = 'This message has no address to answer to. Answer in your own mail program.';
  return refuse('not_answerable', sentence);
}

function refuseSender({ creator, suppressed, settings }: AnswerFacts): AnswerRefusal | null {
  if (creator.opted_out_at ?? suppressed === 'opted_out') return refuseFor('opted_out');
  if (settings.active_email_mode === 'webhook') return refuseFor('answer_by_webhook');
  return hasMailbox(settings) ? null : refuseFor('not_set_up');
}

/** The verdict on a number that was used, or is not the next one; null when it is the next. */
function askNumber(facts: AnswerFacts, request: AnswerRequest): AnswerVerdict | null {
  const { creator, stored, payload } = facts;
  if (!stored) return request.number === creator.answers + 1 ? null : refuse('changed', CHANGED);
  const isSame = stored.answers === request.inbound_id && payload.text === answerText(request.text);
  return isSame ? { kind: 'done', state: stored.state } : refuse('changed', CHANGED);
}

/**
 * What a person's answer to a message does. The number makes a repeat the same answer, and of two
 * answers written at once one is refused. It goes to the address that the message came from.
 */
export function askAnswer(facts: AnswerFacts, request: AnswerRequest): AnswerVerdict {
  const text = answerText(request.text);
  const verdict =
    askNumber(facts, request) ?? refuseMessage(facts) ?? refuseSender(facts) ?? refuseText(text);
  return verdict ?? { kind: 'write', to: facts.message?.from ?? '', text };
}
