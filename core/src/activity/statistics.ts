import * as z from 'zod';

/** How often; absent for never. */
const count = z.int().optional();

/** What happened in a day, a week or any other time. */
const knownCounts = z.object({
  captured: count,
  /** To creators who had not written; answers to their messages are not counted, nor are failed ones. */
  emails_sent: count,
  emails_failed: count,
  /** Taken by the server, and come back later. */
  emails_bounced: count,
  dms_opened: count,
  dms_sent: count,
  replies: count,
  /** Of `emails_sent`, the first and the second follow-up. */
  first_follow_ups: count,
  second_follow_ups: count,
  /** Of `replies`, those to an email that began a thread, and to either follow-up. */
  replies_to_first: count,
  replies_to_first_follow_up: count,
  replies_to_second_follow_up: count,
  /** Of `replies`, and in its day: those of which the person said that the creator is interested. */
  interested: count,
  interested_in_first: count,
  interested_in_first_follow_up: count,
  interested_in_second_follow_up: count,
});
export type Counts = z.infer<typeof knownCounts>;

/** Keeps the kinds that only a later version knows: days are added up by whatever version runs. */
const countsSchema: z.ZodType<Counts> = knownCounts.catchall(z.int());

/** `yyyy-mm-dd`; of a week its Monday. */
const byDate = z.record(z.string(), countsSchema).default({});

/**
 * `users/{uid}/statistics/outreach`: what happened, each event counted once, in the day it was in
 * the user's time zone. Days are added up into weeks, and weeks into `earlier`, by
 * `fold-statistics.ts`.
 */
export const statisticsSchema = z.object({
  days: byDate,
  weeks: byDate,
  /** Before the first of the weeks. */
  earlier: countsSchema.default({}),
});
export type Statistics = z.infer<typeof statisticsSchema>;
