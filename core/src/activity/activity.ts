import { z } from 'zod';

/** `users/{uid}/activity/{id}`: a line of the live feed. The id is its cause, so it appears once. */
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
    'status_changed',
  ]),
  creator_id: z.string(),
  creator_name: z.string(),
  /** An address or a reason; may be empty. */
  detail: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;

/** `users/{uid}/daily_stats/{yyyy-mm-dd}`: counts of a user's day. An absent field is 0. */
export const dailyStatsSchema = z
  .object({
    captured: z.int(),
    emails_sent: z.int(),
    emails_failed: z.int(),
    dms_opened: z.int(),
    dms_sent: z.int(),
    replies: z.int(),
  })
  .partial();
export type DailyStats = z.infer<typeof dailyStatsSchema>;
