import type Stripe from 'stripe';
import { PLANS, type PlanName } from '@vibes/core/plan/plan';
import { lookupKey, planOfPrice } from './plan-of-price.ts';
import { isMissing } from './stripe-fault.ts';
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

/** Makes the product once a plan, also when several ask at the same moment. */
async function makeProduct(client: Stripe, plan: PlanName): Promise<string> {
  const product = await client.products.create(
    { name: `Vibes Outreach ${plan}`, metadata: { plan } },
    { idempotencyKey: `product_${lookupKey(plan)}` },
  );
  return product.id;
}

async function findOrMakePrice(client: Stripe, plan: PlanName): Promise<string> {
  const offer = PLANS.find(({ name }) => name === plan);
  if (!offer) throw new Error(`No such plan: ${plan}`);
  const cents = Math.round(offer.price * 100);
  const lookup_key = lookupKey(plan);
  const { data } = await client.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 });
  const [found] = data;
  if (found && isOffer(found, cents)) return found.id;
  const product = found ? idOf(found.product) : await makeProduct(client, plan);
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
