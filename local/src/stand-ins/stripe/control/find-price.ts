import { PLANS, type PlanName } from '@vibes/core/plan/plan';
import type { At, Price } from '../account/account.ts';
import { newId } from '../account/new-id.ts';

/** The price of a plan, created when the product has not created one yet. */
export function findPrice({ account, now: created }: At, plan: PlanName): Price {
  const found = account.prices.findLast(
    ({ is_active, metadata }) => is_active && metadata['plan'] === plan,
  );
  if (found) return found;
  const product_id = newId('prod');
  const name = `Vibes Outreach ${plan}`;
  account.products.push({ id: product_id, created, name, metadata: {} });
  const price: Price = {
    id: newId('price'),
    created,
    product_id,
    unit_amount: (PLANS.find((one) => one.name === plan)?.price ?? 0) * 100,
    currency: 'usd',
    lookup_key: `vibes_${plan.toLowerCase()}_monthly`,
    metadata: { plan },
    is_active: true,
  };
  account.prices.push(price);
  return price;
}
