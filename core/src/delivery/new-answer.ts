import type { Creator } from '../creator/creator.ts';
import type { Inbound } from '../inbound/inbound.ts';
import { answerSubject } from './answer-subject.ts';
import { answerThread } from './answer-thread.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { queueEmail, type Delivery } from './delivery.ts';

/**
 * An answer as it is queued, due now: never held, in plain text, without a footer, in the thread of
 * the message it answers.
 */
export function newAnswer(input: {
  creator: Pick<Creator, 'id' | 'name'>;
  message: Inbound;
  inbound_id: string;
  /** The email of ours that the message answers. */
  answered: Delivery | null;
  to: string;
  text: string;
  now: Date;
}): { delivery: Delivery; payload: Partial<DeliveryPayload> } {
  const { creator, message, inbound_id, answered, to, text, now } = input;
  const subject = answerSubject(message.subject, answered?.subject ?? '');
  const { thread, in_reply_to, references } = answerThread(message, answered);
  const queued = queueEmail({
    creator_id: creator.id,
    creator_name: creator.name,
    to,
    subject,
    now,
    hold_back: 'off',
  });
  return {
    delivery: { ...queued, answers: inbound_id, thread, in_reply_to },
    payload: { subject, text, html: '', footer: null, references },
  };
}
