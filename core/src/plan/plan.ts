/** The one table of plans. Prices in US dollars a month, allowances in creators a month. */
export const PLANS = {
  Starter: { price: 19, allowance: 250, available: true },
  Growth: { price: 49, allowance: 1000, available: false },
  Scale: { price: 199, allowance: 5000, available: false },
} as const;
export type PlanName = keyof typeof PLANS;

/** What the shell shows for an account without a subscription. */
export const NO_PLAN = 'No Plan';
