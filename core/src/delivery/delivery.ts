import { z } from 'zod';

/**
 * `users/{uid}/deliveries/{id}`: one message or sync on its way.
 *
 *   held ──▶ queued ──▶ sending ──▶ sent
 *              ▲  │        │ ├────▶ failed
 *              │  │        │ └────▶ uncertain   (an e-mail was on the wire and nobody knows)
 *              └──┼────────┘ temporary failure, or the lease of a repeatable one ended
 *                 ├──▶ failed      (refused by the gate)
 *                 └──▶ cancelled   (no longer wanted)
 *
 * A person may queue a failed, uncertain or cancelled one again.
 * `due_at` says when to look at it next: when to run while queued, when the
 * lease ends while sending. It is absent once the state is final.
 */
export const deliverySchema = z.object({
  creator_id: z.string(),
  kind: z.enum(['email']),
  state: z.enum(['held', 'queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled']),
  /** While sending: `on_wire` once the other side may have taken it. */
  phase: z.enum(['preparing', 'on_wire']).nullable(),
  attempts: z.int().nonnegative(),
  /** Moves on with every change of where it goes: who looked before must not end it by what it saw. */
  revision: z.int().nonnegative().default(0),
  due_at: z.date().optional(),
  /** Names the attempt that may settle this delivery. */
  lease_token: z.string().nullable(),
  last_error: z.object({ code: z.string(), sentence: z.string() }).nullable(),
  to: z.string(),
  subject: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  sent_at: z.date().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryState = Delivery['state'];

/** An e-mail in one of these states may have reached, or may yet reach, the creator. */
const CONTACTING: ReadonlySet<DeliveryState> = new Set([
  'held',
  'queued',
  'sending',
  'sent',
  'uncertain',
]);
export const isContacting = (delivery: Delivery): boolean => CONTACTING.has(delivery.state);

/** One e-mail delivery a creator: the id is the promise that there is no second. */
export const emailDeliveryId = (creator_id: string): string => `email_${creator_id}`;

export function queueEmail(input: {
  creator_id: string;
  to: string;
  subject: string;
  now: Date;
  /** The e-mail that ended without reaching the creator, which this one takes the place of. */
  before?: Delivery | null;
}): Delivery {
  const { creator_id, to, subject, now, before } = input;
  return {
    creator_id,
    kind: 'email',
    state: 'queued',
    phase: null,
    attempts: 0,
    revision: before ? before.revision + 1 : 0,
    due_at: now,
    lease_token: null,
    last_error: null,
    to,
    subject,
    created_at: now,
    updated_at: now,
    sent_at: null,
  };
}
