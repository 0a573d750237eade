import * as z from 'zod';

/** When a kind of work was asked for and last done. Null for never. */
const workTimesSchema = z.object({
  /** Since when something has been due; null where nothing is. */
  asked_at: z.date().nullable().default(null),
  /** When a run of it last ended. */
  ran_at: z.date().nullable().default(null),
});
export type WorkTimes = z.infer<typeof workTimesSchema>;

/**
 * `service_status/now`: whether the product works through what is due. The clock's function writes
 * it every minute; each run of a kind of work adds the time at which it ended.
 */
export const serviceStatusSchema = z.object({
  /** When the clock last came by. */
  clock_at: z.date().nullable().default(null),
  /** Since when the oldest due delivery has been due; null where none is. */
  oldest_delivery_due_at: z.date().nullable().default(null),
  /** When the payment provider's last event arrived. */
  payment_event_at: z.date().nullable().default(null),
  /** By the name of the work, with a number where it is done in parts. */
  work: z.record(z.string(), workTimesSchema).default({}),
  /** The names of the work that is late. */
  late: z.array(z.string()).default([]),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
