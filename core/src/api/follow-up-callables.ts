import * as z from 'zod';
import { documentId } from './document-id.ts';
import { mayBeJob, type JobProgress } from './job.ts';

export const changeFollowUpSchema = z.strictObject({
  creator_id: documentId,
  /** The follow-up that the person saw. */
  step: z.literal([1, 2]),
  /** `edit` makes it an email on hold; `skip` leaves out this one, `stop` this and the next. */
  action: z.enum(['edit', 'send_now', 'skip', 'stop']),
});

export const switchFollowUpsSchema = z.strictObject({
  /** `undo` brings back what switching off has just stopped. */
  to: z.enum(['on', 'off', 'undo']),
  /** Creators who had an email in the last 30 days and have not answered get follow-ups too. */
  also_contacted: z.boolean().optional(),
  ...mayBeJob,
});

/** What a person does with follow-ups. */
export interface FollowUpCallables {
  /** Refused with reason `changed` when another follow-up is next by now. Safe to repeat. */
  changeFollowUp: {
    payload: z.infer<typeof changeFollowUpSchema>;
    result: { delivery_id: string };
  };
  /** Safe to repeat. `planned`: the creators already contacted, so far. */
  switchFollowUps: {
    payload: z.infer<typeof switchFollowUpsSchema>;
    result: { planned: number; job: JobProgress };
  };
  /**
   * What `also_contacted` would plan: creators, and days at the mailbox's daily cap. `left_out`: who
   * was contacted in the same 30 days, has not answered and gets no follow-up.
   */
  previewFollowUps: {
    payload: Record<string, never>;
    result: { creators: number; days: number; left_out: LeftOut[] };
  };
}

/**
 * Why an email gets no follow-up. `unwatched`: an answer may be missed, since it went out before
 * replies were watched for; a look back ends that. `other_mailbox`: it is answered there.
 */
export const LEFT_OUT_REASONS = ['unwatched', 'other_mailbox', 'by_webhook', 'bounced'] as const;

/** Creators whose email gets no follow-up, for one reason. */
export interface LeftOut {
  reason: (typeof LEFT_OUT_REASONS)[number];
  creators: number;
  /** Of the first of them. */
  names: string[];
}
