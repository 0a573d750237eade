import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';

/** `user_subscriptions/{uid}`, as last read from the payment provider. */
export const subscriptionSchema = z.object({
  plan_name: storedText(100),
  /** US dollars a month. */
  plan_price: z.number().nonnegative(),
  /** The provider's status: `active`, `past_due`, `canceled` … */
  status: storedText(100),
  /**
   * Until when the plan is served, as far as known: the end of the paid period, or of the days of
   * grace after a payment failed.
   */
  expires_at: z.date().nullable(),
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
