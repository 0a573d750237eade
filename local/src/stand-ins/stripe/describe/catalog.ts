import type Stripe from 'stripe';
import type { Customer, Price, Product } from '../account/account.ts';
import type { Wire } from './wire.ts';

export const describeCustomer = ({
  id,
  created,
  email,
  name,
  metadata,
  balance,
  card,
}: Customer): Wire<Stripe.Customer> => ({
  id,
  object: 'customer',
  created,
  email,
  name,
  metadata,
  balance,
  currency: card && 'usd',
  default_source: null,
  delinquent: false,
  description: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: card && `pm_${id}`,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const describeProduct = ({
  id,
  created,
  name,
  metadata,
}: Product): Wire<Stripe.Product> => ({
  id,
  object: 'product',
  active: true,
  created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata,
  name,
  shippable: null,
  tax_code: null,
  type: 'service',
  updated: created,
  url: null,
});

export const describePrice = (price: Price): Wire<Stripe.Price> => ({
  id: price.id,
  object: 'price',
  active: price.is_active,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookup_key,
  metadata: price.metadata,
  nickname: null,
  product: price.product_id,
  recurring: price.interval
    ? {
        interval: price.interval,
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      }
    : null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: price.interval ? 'recurring' : 'one_time',
  unit_amount: price.unit_amount,
  unit_amount_decimal: String(price.unit_amount),
});
