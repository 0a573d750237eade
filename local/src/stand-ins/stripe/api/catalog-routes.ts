import { z } from 'zod';
import type { At, Price, Product } from '../account/account.ts';
import { newId } from '../account/new-id.ts';
import { describePrice, describeProduct } from '../describe/catalog.ts';
import { invalidRequest } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { flag, idParam, listParams, metadataChange, whole } from './read-params.ts';
import { route } from './route.ts';

const productParams = z.strictObject({
  id: idParam.optional(),
  name: z.string().min(1),
  metadata: metadataChange.optional(),
});

function createProduct({ account, now }: At, params: z.infer<typeof productParams>): Product {
  const { id = newId('prod'), name, metadata } = params;
  if (account.products.some((product) => product.id === id)) {
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists' });
  }
  const product = { id, created: now, name, metadata: changeMetadata({}, metadata) };
  account.products.push(product);
  return product;
}

const priceParams = z.strictObject({
  currency: z.string().length(3),
  unit_amount: whole.pipe(z.number().nonnegative()),
  product: idParam,
  recurring: z.strictObject({ interval: z.literal('month') }),
  lookup_key: z.string(),
  transfer_lookup_key: z.literal('true'),
  metadata: metadataChange.optional(),
});

/** A lookup key names one price; it moves from the price that has it. */
function createPrice({ account, now }: At, params: z.infer<typeof priceParams>): Price {
  const { unit_amount, currency, lookup_key } = params;
  const holder = account.prices.find((one) => one.lookup_key === lookup_key);
  const price: Price = {
    id: newId('price'),
    created: now,
    product_id: pick(account.products, params.product, 'product', 'product').id,
    unit_amount,
    currency,
    lookup_key,
    metadata: changeMetadata({}, params.metadata),
    is_active: true,
  };
  if (holder) holder.lookup_key = null;
  account.prices.push(price);
  return price;
}

const priceList = z.strictObject({
  ...listParams,
  lookup_keys: z.array(z.string()).optional(),
  active: flag.optional(),
});

export const CATALOG_ROUTES = [
  route('POST', 'products', 'products.create', productParams, ({ at, params }) =>
    describeProduct(createProduct(at, params)),
  ),
  route('POST', 'prices', 'prices.create', priceParams, ({ at, params }) =>
    describePrice(createPrice(at, params)),
  ),
  route('GET', 'prices', 'prices.list', priceList, ({ at, path, params }) => {
    const { lookup_keys, active } = params;
    const kept = at.account.prices.filter(
      (price) =>
        (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')) &&
        (active === undefined || price.is_active === active),
    );
    return listPage({ url: path, kept, params, describe: describePrice });
  }),
  route('GET', 'prices/:id', 'prices.retrieve', z.strictObject({}), ({ at, id }) =>
    describePrice(pick(at.account.prices, id, 'price')),
  ),
];
