import { PLANS, type PlanName } from '@vibes/core/plan/plan';
import type { At, Price } from '../account/account.ts';
import { newId } from '../account/new-id.ts';
import { pick } from '../api/pick.ts';

/** What to sell: a price by its id, a plan of the product, or something the product does not know. */
export interface Wanted {
  price?: string | undefined;
  plan?: PlanName | undefined;
  unknown_cents?: number | undefined;
}

function addPrice(
  { account, now }: At,
  made: Pick<Price, 'unit_amount' | 'metadata' | 'lookup_key'>,
  name: string,
) {
  const product_id = newId('prod');
  account.products.push({ id: product_id, created: now, name, metadata: {} });
  const price: Price = {
    id: newId('price'),
    created: now,
    product_id,
    currency: 'usd',
    interval: 'month',
    nickname: null,
    is_active: true,
    ...made,
  };
  account.prices.push(price);
  return price;
}

/** The price of a plan, created when the product has not created one yet. */
function priceOfPlan(at: At, plan: PlanName): Price {
  const found = at.account.prices.findLast(
    ({ is_active, metadata }) => is_active && metadata['plan'] === plan,
  );
  const dollars = PLANS.find(({ name }) => name === plan)?.price ?? 0;
  const lookup_key = `vibes_${plan.toLowerCase()}_monthly`;
  const made = { unit_amount: dollars * 100, metadata: { plan }, lookup_key };
  return found ?? addPrice(at, made, `Vibes Outreach ${plan}`);
}

export function findPrice(at: At, { price, plan, unknown_cents }: Wanted): Price {
  if (price !== undefined) return pick(at.account.prices, price, 'price', 'price');
  if (unknown_cents === undefined) return priceOfPlan(at, plan ?? 'Starter');
  const made = { unit_amount: unknown_cents, metadata: {}, lookup_key: null };
  return addPrice(at, made, 'Something else');
}
