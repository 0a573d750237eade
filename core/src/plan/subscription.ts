import { z } from 'zod';

/** `user_subscriptions/{uid}`, as the payment provider last told it. `status: active` is in force; any other needs attention. */
export const subscriptionSchema = z.object({
  plan_name: z.string(),
  /** US dollars a month. */
  plan_price: z.number().nonnegative(),
  status: z.string(),
  expires_at: z.date().nullable(),
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
