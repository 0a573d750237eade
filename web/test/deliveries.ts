import { queueEmail, queueMirror, type Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { refusal, type DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';

/** Deliveries as stored, for tests of their screens. */

export const TO = 'hello@ann.studio';
const MINUTE_MS = 60_000;
export const minutes = (count: number) => new Date(Date.now() + count * MINUTE_MS);

/** How the mailbox of Ann Lee answers in the end. */
export const BOUNCE = {
  at: new Date(),
  sentence: 'No such mailbox.',
  fault: 'recipient' as const,
  is_temporary: false,
};

type Fields = Partial<Omit<Delivery, 'last_error'>> & { code?: DeliveryRefusal };

/** A delivery as stored, changed `minutes_ago`: no worker runs it unless `due_at` is given. */
function stored(queued: Delivery, { code, ...fields }: Fields, minutes_ago: number) {
  const idle = { ...queued };
  delete idle.due_at;
  return {
    ...idle,
    updated_at: minutes(-minutes_ago),
    ...(code && { last_error: refusal(code) }),
    ...fields,
  };
}

/** The email to Ann Lee. */
export const emailToAnn = (fields: Fields, minutes_ago = 1) =>
  stored(
    queueEmail({
      creator_id: 'ann',
      creator_name: 'Ann Lee',
      to: TO,
      subject: 'Hello Ann',
      now: new Date(),
      hold_back: 'review',
    }),
    fields,
    minutes_ago,
  );

/** A mirror of Ann Lee. */
export const mirrorOfAnn = (kind: 'notion' | 'crm', fields: Fields, minutes_ago = 1) =>
  stored(
    queueMirror({ kind, creator_id: 'ann', creator_name: 'Ann Lee', now: new Date() }),
    fields,
    minutes_ago,
  );

export const attempt = (fields: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  at: new Date(),
  channel: 'crm_webhook',
  outcome: 'accepted',
  code: null,
  sentence: null,
  status: 200,
  answer: '',
  milliseconds: 120,
  ...fields,
});
