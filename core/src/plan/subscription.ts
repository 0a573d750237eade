import { z } from 'zod';

/** `user_subscriptions/{uid}`, as the payment provider last told it. */
export const subscriptionSchema = z.object({
  plan_name: z.string(),
  /** US dollars a month. */
  plan_price: z.number().nonnegative(),
  /** The provider's word: `active`, `past_due`, `canceled` … */
  status: z.string(),
  /**
   * Until when the plan is served as things stand: the end of the paid period, or of the
   * days of grace after a payment failed.
   */
  expires_at: z.date().nullable(),
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
