import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/** Follow-ups to one email at most. */
export const MOST_FOLLOW_UPS = 2;
/** Which email of a thread: 0 began it, 1 and 2 are its follow-ups. */
export type EmailStep = 0 | 1 | 2;
export const storedStep = () => z.literal<EmailStep[]>([0, 1, 2]);
export type FollowUpStep = Exclude<EmailStep, 0>;

/** Why a creator gets no further follow-up. */
const FOLLOW_UP_ENDS = [
  /** All were sent. */
  'done',
  'replied',
  'bounced',
  'opted_out',
  /** The user wrote to the creator in their own mail program. */
  'written_by_hand',
  /** The user sent the creator another email from here. */
  'another_email',
  /** A person set a status beyond Contacted. */
  'status_set',
  'address_changed',
  /** The email before it was not sent. */
  'not_sent',
  /** Replies could not be seen all the time since the first email. */
  'unwatched',
  'switched_off',
  'by_webhook',
  /** There is no follow-up template any more, or it cannot be filled in. */
  'no_template',
  /** A person stopped it. */
  'stopped',
  /** A person deleted the creator. */
  'creator_deleted',
  /** The creator was joined into another one, which is the same person. */
  'creator_joined',
] as const;
export type FollowUpEnd = (typeof FOLLOW_UP_ENDS)[number];

/**
 * `creators/{id}.follow_up`: the follow-ups to one email.
 *
 *   planned (`due_at`) ──▶ queued (an email of its own, `email_{creator}_{step}`) ──▶ planned, of the next step
 *        └────────────────────────┴──────────▶ ended
 */
export const followUpSchema = z.object({
  /** The one that is planned or queued; once ended, the last one that was. */
  step: z.literal([1, 2]),
  /** The email that began the thread. */
  of: storedId(),
  /** Follow-ups that became emails. Their ids are taken for good. */
  made: storedStep(),
  /** The round of the settings it was planned in: switching off ends the round. */
  round: z.int(),
  /** When it is made an email; null unless it is planned. */
  due_at: z.date().nullable(),
  /** When it was due that a reply ended: it goes no earlier, should the reply be somebody else's. */
  was_due_at: z.date().nullable().optional(),
  /** The end of the absence that an automatic answer named; none goes out before. */
  away_until: z.date().nullable(),
  /** The step that has waited for a message that may be the creator's: each waits once. */
  held_step: storedStep().optional(),
  ended: z.enum(FOLLOW_UP_ENDS).nullable(),
});
export type FollowUp = z.infer<typeof followUpSchema>;
