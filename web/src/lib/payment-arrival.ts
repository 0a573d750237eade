import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { routes } from './routes.ts';

/** How the person comes back from the payment provider. */
export type PaymentArrival =
  | { kind: 'done' }
  /** `plan`: the plan that was not paid, if it is on sale. */
  | { kind: 'cancelled'; plan: Plan | null }
  /** From the page where a subscription is changed. */
  | { kind: 'managed' };

const PAYMENT = 'payment';
const PLAN = 'plan';

const address = (arrival: Record<string, string>) =>
  `${location.origin}${routes.paymentReturn}?${new URLSearchParams(arrival).toString()}`;

/** The return addresses given to the payment provider. */
export const returnAddresses = {
  done: () => address({ [PAYMENT]: 'done' }),
  cancelled: (plan: Plan) => address({ [PAYMENT]: 'cancelled', [PLAN]: plan.name }),
  managed: () => address({ [PAYMENT]: 'managed' }),
};

/** The arrival that such an address means; null for any other. */
export function arrivalIn(search: URLSearchParams): PaymentArrival | null {
  switch (search.get(PAYMENT)) {
    case 'done':
      return { kind: 'done' };
    case 'cancelled': {
      const name = search.get(PLAN);
      return {
        kind: 'cancelled',
        plan: PLANS.find((plan) => plan.name === name && plan.available) ?? null,
      };
    }
    case 'managed':
      return { kind: 'managed' };
    default:
      return null;
  }
}
