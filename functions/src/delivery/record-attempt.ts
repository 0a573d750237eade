import { isMailbox, type Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { deliveryAttemptSchema, type DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import type { DeliveryEnd } from '@vibes/core/delivery/settle-delivery';
import { deliveryAttemptDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';

const OUTCOME: Record<DeliveryEnd['kind'], DeliveryAttempt['outcome'] | null> = {
  accepted: 'accepted',
  temporary: 'temporary',
  permanent: 'permanent',
  unknown: 'unknown',
  lease_ended: 'unknown',
  // Postponed before any try: the log entry lasts until the next try, which has the same number.
  postponed: 'temporary',
  parked: null,
  unwanted: null,
};

/**
 * The log entry of an attempt. None for an email that Gmail took: the delivery itself shows it.
 */
export function recordAttempt(input: {
  uid: string;
  id: string;
  channel: Channel;
  before: Delivery;
  end: DeliveryEnd;
  now: Date;
}): DocumentWrite[] {
  const { uid, id, channel, before, end, now } = input;
  const outcome = OUTCOME[end.kind];
  if (outcome === null || (outcome === 'accepted' && isMailbox(channel))) return [];
  const answer = 'answer' in end ? end.answer : undefined;
  const said = 'code' in end ? refusal(end.code) : null;
  const data = deliveryAttemptSchema.parse({
    at: now,
    channel,
    outcome,
    code: said?.code ?? null,
    sentence: said?.sentence ?? null,
    status: answer?.status ?? null,
    answer: answer?.text ?? '',
    milliseconds: answer?.milliseconds ?? null,
  } satisfies DeliveryAttempt);
  const wasSending = before.state === 'sending' || before.state === 'uncertain';
  const number = wasSending ? before.attempts : before.attempts + 1;
  return [{ kind: 'set', path: deliveryAttemptDocument.path(uid, id, number), data }];
}
