import type Stripe from 'stripe';
import { PLANS, type PlanName } from '@vibes/core/plan/plan';
import { lookupKey, planOfPrice } from './plan-of-price.ts';
import { isMissing, isThere } from './stripe-fault.ts';
import { idOf } from './stripe-value.ts';

const CURRENCY = 'usd';

export interface PriceBook {
  /** The id of a plan's price at Stripe, as the table of plans has it. Made when it is not there. */
  priceOf: (plan: PlanName) => Promise<string>;
  /** Has `priceOf` ask Stripe again. */
  forget: (plan: PlanName) => void;
  /** The plan a price sells, null when it is none of ours. */
  planOf: (price_id: string) => Promise<PlanName | null>;
}

const isOffer = ({ unit_amount, currency, recurring }: Stripe.Price, cents: number) =>
  unit_amount === cents &&
  currency === CURRENCY &&
  recurring?.interval === 'month' &&
  recurring.interval_count === 1;

/** The product of a plan, under an id of ours: there is one, however often this is cut off. */
async function makeProduct(client: Stripe, plan: PlanName): Promise<string> {
  const id = `vibes_${plan.toLowerCase()}`;
  const product = { id, name: `Vibes Outreach ${plan}`, metadata: { plan } };
  try {
    return (await client.products.create(product)).id;
  } catch (error) {
    if (isThere(error)) return id;
    throw error;
  }
}

const centsOf = (plan: PlanName): number => {
  const offer = PLANS.find(({ name }) => name === plan);
  if (!offer) throw new Error(`No such plan: ${plan}`);
  return Math.round(offer.price * 100);
};

/** The price that has the plan's name at Stripe, and whether it costs what the plan costs. */
export async function findPrice(client: Stripe, plan: PlanName) {
  const lookup_keys = [lookupKey(plan)];
  const { data } = await client.prices.list({ lookup_keys, active: true, limit: 1 });
  const [price] = data;
  return price ? { price, is_current: isOffer(price, centsOf(plan)) } : null;
}

async function findOrMakePrice(client: Stripe, plan: PlanName): Promise<string> {
  const found = await findPrice(client, plan);
  if (found?.is_current) return found.price.id;
  const cents = centsOf(plan);
  const lookup_key = lookupKey(plan);
  const product = found ? idOf(found.price.product) : await makeProduct(client, plan);
  const price = await client.prices.create(
    {
      product,
      currency: CURRENCY,
      unit_amount: cents,
      recurring: { interval: 'month' },
      metadata: { plan },
      lookup_key,
      // The price it replaces keeps those who pay it.
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price_${lookup_key}_${cents}_${product}` },
  );
  return price.id;
}

/** Prices looked up so far, in this process. A price never changes its plan. */
export function priceBook(client: Stripe): PriceBook {
  const prices = new Map<PlanName, string>();
  const plans = new Map<string, PlanName>();
  return {
    async priceOf(plan) {
      const known = prices.get(plan);
      if (known !== undefined) return known;
      const id = await findOrMakePrice(client, plan);
      prices.set(plan, id);
      return id;
    },
    forget: (plan) => void prices.delete(plan),
    async planOf(price_id) {
      const known = plans.get(price_id);
      if (known) return known;
      try {
        const plan = planOfPrice(await client.prices.retrieve(price_id));
        if (plan) plans.set(price_id, plan);
        return plan;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
