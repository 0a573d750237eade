import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { isNotBegun, isOwing } from '@vibes/core/plan/subscription-status';

const STAYS = 'Cancelled. The plan and its credits stay yours until then.';

export interface Advice {
  text: string;
  /** The person has to act, under Manage Subscription. */
  is_urgent: boolean;
}

function unpaidAdvice({ expires_at }: Subscription, isServed: boolean): Advice {
  if (!isServed)
    return {
      text: 'The plan ended because a payment did not go through. Pay the open bill under Manage Subscription to have it back, or end the plan there to choose another.',
      is_urgent: true,
    };
  const until = expires_at ? ' The plan is kept until then.' : '';
  return {
    text: `Your last payment did not go through. Update your card under Manage Subscription.${until}`,
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
      text: 'The plan is paused. Resume it, or end it, under Manage Subscription.',
      is_urgent: !isServed,
    };
  if (isNotBegun(status))
    return {
      text: 'The payment was not completed, so the plan has not begun. Choose a plan to try again.',
      is_urgent: false,
    };
  if (!isServed) return null;
  if (status === 'canceled')
    return { text: `${STAYS} Afterwards you can choose a plan again.`, is_urgent: false };
  if (cancel_at_period_end)
    return { text: `${STAYS} Manage Subscription resumes it.`, is_urgent: false };
  return null;
}
