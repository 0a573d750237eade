import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { arrivalIn } from '../../lib/payment-arrival.ts';

export const PROFILE_TABS = { profile: 'Profile Information', plans: 'Plans & Billing' } as const;
export type ProfileTab = keyof typeof PROFILE_TABS;

const isTab = (text: string | null): text is ProfileTab => text === 'profile' || text === 'plans';

/** The tab that an address asks for (`?tab=plans`, or the return from the payment provider), or null. */
export function tabIn(search: URLSearchParams): ProfileTab | null {
  const wanted = search.get('tab');
  if (isTab(wanted)) return wanted;
  return arrivalIn(search) && 'plans';
}

/** The tab for an address that asks for none: the plans for a person without one. */
export const firstTab = (subscription: Subscription | null, now: Date): ProfileTab =>
  subscription && isInForce(subscription, now) ? 'profile' : 'plans';
