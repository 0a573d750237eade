import { paths } from '@vibes/core/firestore/paths';
import type { Subscription } from '@vibes/core/plan/subscription';
import { database } from './database.ts';
import { uidOf } from './sign-in-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts the subscription where the payment provider's news would have put it: Starter, paid for another 30 days. */
export async function leaveSubscription(email: string, differing: Partial<Subscription> = {}) {
  const subscription: Subscription = {
    plan_name: 'Starter',
    plan_price: 19,
    status: 'active',
    expires_at: new Date(Date.now() + 30 * DAY_MS),
    cancel_at_period_end: false,
    ...differing,
  };
  await (await database()).doc(paths.subscription(await uidOf(email))).set(subscription);
}
