/** What the shell shows for an account without a subscription. */
export const NO_PLAN = 'No Plan';

export const PLAN_NAMES = ['Starter', 'Growth', 'Scale'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  name: PlanName;
  /** US dollars a month. */
  price: number;
  /** Creators captured a month: one credit each. */
  allowance: number;
  description: string;
  features: readonly string[];
  /** Only these are sold now; the server refuses the others. */
  available: boolean;
}

/** The one table of plans: cards, checkout and credits read it. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    price: 19,
    allowance: 250,
    description: 'For your first campaigns',
    features: [
      '250 creator contacts',
      'Gmail sending',
      'Creator CRM and Notion CRM',
      'Email support',
    ],
    available: true,
  },
  {
    name: 'Growth',
    price: 49,
    allowance: 1000,
    description: 'For outreach every week',
    features: ['1000 creator contacts', 'Webhook support for CRM and Gmail', 'Priority support'],
    available: false,
  },
  {
    name: 'Scale',
    price: 199,
    allowance: 5000,
    description: 'For thousands of creators a month',
    features: ['5000 creator contacts', 'Dedicated account manager'],
    available: false,
  },
];
