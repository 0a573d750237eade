import type Stripe from 'stripe';
import type { Customer, Price, Product } from '../account/account.ts';
import type { Wire } from './wire.ts';

export const describeCustomer = ({
  id,
  created,
  email,
  name,
  metadata,
}: Customer): Wire<Stripe.Customer> => ({ id, object: 'customer', created, email, name, metadata });

export const describeProduct = ({
  id,
  created,
  name,
  metadata,
}: Product): Wire<Stripe.Product> => ({ id, object: 'product', created, name, metadata });

export const describePrice = (price: Price): Wire<Stripe.Price> => ({
  id: price.id,
  object: 'price',
  active: price.is_active,
  created: price.created,
  currency: price.currency,
  lookup_key: price.lookup_key,
  metadata: price.metadata,
  product: price.product_id,
  recurring: { interval: 'month', interval_count: 1 },
  unit_amount: price.unit_amount,
});
