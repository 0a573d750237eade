import { z } from 'zod';
import { documentId } from './document-id.ts';

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
});

/** What a person does with follow-ups. */
export interface FollowUpCallables {
  /** Refused with reason `changed` when another follow-up is next by now. Safe to repeat. */
  changeFollowUp: {
    payload: z.infer<typeof changeFollowUpSchema>;
    result: { delivery_id: string };
  };
  /** Safe to repeat; with `also_contacted` it goes on where it was cut off. `planned`: creators of that. */
  switchFollowUps: {
    payload: z.infer<typeof switchFollowUpsSchema>;
    result: { planned: number };
  };
  /** What `also_contacted` would plan: creators, and days at the mailbox's daily cap. */
  previewFollowUps: {
    payload: Record<string, never>;
    result: { creators: number; days: number };
  };
}
