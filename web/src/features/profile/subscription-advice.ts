import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { isNotBegun, isOwing } from '@vibes/core/plan/subscription-status';

const STAYS = 'Canceled. You keep the plan and its credits until then.';

export interface Advice {
  text: string;
  /** The person has to act, under Manage Subscription. */
  is_urgent: boolean;
}

function unpaidAdvice({ expires_at }: Subscription, isServed: boolean): Advice {
  if (!isServed)
    return {
      text: 'Your plan ended because a payment failed. Pay the open bill under Manage Subscription to get it back, or end the plan there to choose another.',
      is_urgent: true,
    };
  const until = expires_at ? ' You keep the plan until then.' : '';
  return {
    text: `Your last payment failed. Update your card under Manage Subscription.${until}`,
    is_urgent: true,
  };
}

/**
 * What a subscription's state means for the person, and what to do; null when all is well or
 * everything is shown already.
 */
export function subscriptionAdvice(subscription: Subscription, now: Date): Advice | null {
  const { status, cancel_at_period_end } = subscription;
  const isServed = isInForce(subscription, now);
  if (isOwing(status)) return unpaidAdvice(subscription, isServed);
  if (status === 'paused')
    return {
      text: 'Your plan is paused. Resume it or end it under Manage Subscription.',
      is_urgent: !isServed,
    };
  if (isNotBegun(status))
    return {
      text: 'The payment wasn’t completed, so your plan hasn’t started. Choose a plan to try again.',
      is_urgent: false,
    };
  if (!isServed) return null;
  if (status === 'canceled')
    return { text: `${STAYS} After that, you can choose a plan again.`, is_urgent: false };
  if (cancel_at_period_end)
    return { text: `${STAYS} You can resume it under Manage Subscription.`, is_urgent: false };
  return null;
}
