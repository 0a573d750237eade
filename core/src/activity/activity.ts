import * as z from 'zod';
import { CREATOR_NAME_MAXIMUM } from '../creator/creator-limits.ts';
import { storedId, storedSentence, storedText } from '../text/stored-text.ts';

/**
 * `users/{uid}/activity/{id}`: a line of the live feed. The id names what caused it, so it appears
 * once.
 */
export const activitySchema = z.object({
  at: z.date(),
  kind: z.enum([
    'captured',
    'email_sent',
    'email_failed',
    'email_uncertain',
    'email_chosen',
    'copy_failed',
    'opted_out',
    'dm_sent',
    'replied',
    'email_bounced',
    'status_changed',
    'notes_changed',
  ]),
  creator_id: storedId(),
  creator_name: storedText(CREATOR_NAME_MAXIMUM),
  /** An address or a reason; may be empty. */
  detail: storedSentence(),
});
export type Activity = z.infer<typeof activitySchema>;

/** A line as it is stored, within its bounds. */
export const newActivity = (activity: Activity): Activity => activitySchema.parse(activity);
