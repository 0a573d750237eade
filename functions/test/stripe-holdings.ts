import { listOf, type Asked } from './scripted-stripe.ts';

/** Literal answers of Stripe's API of 2026-10-28, as far as they are read. */
export const at = (day: string) => new Date(`${day}T00:00:00Z`);
const seconds = (day: string) => at(day).getTime() / 1000;
const inline = (data: unknown[]) => ({ object: 'list', has_more: false, data });

const PRICES: Record<string, object> = {
  price_starter: { lookup_key: 'vibes_starter_monthly', metadata: { plan: 'Starter' } },
  price_growth: { lookup_key: 'vibes_growth_monthly', metadata: { plan: 'Growth' } },
  price_shop: { lookup_key: null, metadata: {} },
};

export const subscription = (changes: object = {}, price: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  created: seconds('2026-01-31'),
  billing_cycle_anchor: seconds('2026-01-31'),
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  items: inline([
    {
      id: 'si_1',
      object: 'subscription_item',
      current_period_start: seconds('2026-02-28'),
      current_period_end: seconds('2026-03-31'),
      price: { id: 'price_starter', unit_amount: 1900, ...PRICES['price_starter'], ...price },
    },
  ]),
  ...changes,
});

export const planLine = ({
  price = 'price_starter',
  amount = 1900,
  is_proration = false,
} = {}) => ({
  id: 'il_1',
  object: 'line_item',
  amount,
  period: { start: seconds('2026-02-28'), end: seconds('2026-03-31') },
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      subscription: 'sub_1',
      subscription_item: 'si_1',
      proration: is_proration,
    },
  },
  pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
});

export const invoice = (changes: object = {}, lines: object[] = [planLine()]) => ({
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  currency: 'usd',
  billing_reason: 'subscription_cycle',
  created: seconds('2026-02-28'),
  amount_paid: 1900,
  period_start: seconds('2026-01-31'),
  period_end: seconds('2026-02-28'),
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
  lines: inline(lines),
  payments: inline([{ payment: { type: 'payment_intent', payment_intent: 'pi_1' } }]),
  ...changes,
});

export const charge = (changes: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  status: 'succeeded',
  payment_intent: 'pi_1',
  amount: 1900,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  ...changes,
});

/** As many as were asked for, behind the one named. */
function pageOf(all: object[], { query }: Asked) {
  const from = all.findIndex((one) => 'id' in one && one.id === query['starting_after']) + 1;
  const to = from + Number(query['limit'] ?? 10);
  return listOf(all.slice(from, to), to < all.length);
}

/** What Stripe holds of a customer, by endpoint. */
export function holdings(held: {
  subscriptions?: object[];
  invoices?: object[];
  charges?: object[];
  disputes?: object[];
  /** Of every invoice whose lines do not fit into it. */
  lines?: object[];
}) {
  const prices = Object.entries(PRICES).map(([id, price]) => [
    `GET /v1/prices/${id}`,
    { body: { id, object: 'price', ...price } },
  ]);
  return {
    'GET /v1/subscriptions': (asked: Asked) => pageOf(held.subscriptions ?? [], asked),
    'GET /v1/invoices': (asked: Asked) => pageOf(held.invoices ?? [], asked),
    'GET /v1/charges': (asked: Asked) => pageOf(held.charges ?? [], asked),
    'GET /v1/disputes': (asked: Asked) => pageOf(held.disputes ?? [], asked),
    'GET /v1/invoices/in_1/lines': (asked: Asked) => pageOf(held.lines ?? [], asked),
    ...(Object.fromEntries(prices) as Record<string, { body: object }>),
  };
}
