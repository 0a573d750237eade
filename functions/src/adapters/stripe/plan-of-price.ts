import { PLAN_NAMES, type PlanName } from '@vibes/core/plan/plan';

/** By this name the price of a plan is found at Stripe. */
export const lookupKey = (plan: PlanName): string => `vibes_${plan.toLowerCase()}_monthly`;

/**
 * The plan that a price sells; null when it is none of ours. A price whose plan costs something
 * else by now has lost its lookup key and keeps its metadata.
 */
export function planOfPrice(price: {
  lookup_key: string | null;
  metadata: Record<string, string>;
}): PlanName | null {
  const named = PLAN_NAMES.find((plan) => plan === price.metadata['plan']);
  return named ?? PLAN_NAMES.find((plan) => lookupKey(plan) === price.lookup_key) ?? null;
}
