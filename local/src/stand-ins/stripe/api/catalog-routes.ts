import { z } from 'zod';
import type { At, Price, Product } from '../account/account.ts';
import { newId } from '../account/new-id.ts';
import { describePrice, describeProduct } from '../describe/catalog.ts';
import { invalidRequest } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { flag, idParam, ignored, listParams, metadataChange, whole } from './read-params.ts';
import { route } from './route.ts';

const productParams = z.strictObject({
  id: idParam.optional(),
  name: z.string().min(1),
  metadata: metadataChange.optional(),
  ...ignored(['active', 'description', 'images', 'shippable', 'tax_code', 'type', 'unit_label']),
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
  product: idParam.optional(),
  product_data: productParams.optional(),
  recurring: z.strictObject({
    interval: z.literal('month'),
    interval_count: z.literal('1').optional(),
    usage_type: z.literal('licensed').optional(),
  }),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.default(false),
  nickname: z.string().optional(),
  metadata: metadataChange.optional(),
  ...ignored(['active', 'billing_scheme', 'tax_behavior']),
});
type PriceParams = z.infer<typeof priceParams>;

/** A lookup key names one price; it moves from another price only when that was requested. */
function takeLookupKey({ account }: At, { lookup_key, transfer_lookup_key }: PriceParams): void {
  const holder = account.prices.find((one) => one.lookup_key === lookup_key);
  if (lookup_key === undefined || !holder) return;
  if (!transfer_lookup_key) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  holder.lookup_key = null;
}

function createPrice(at: At, params: PriceParams): Price {
  const { account, now } = at;
  if ((params.product === undefined) === (params.product_data === undefined)) {
    throw invalidRequest('You must specify exactly one of product and product_data.');
  }
  if (params.product !== undefined) pick(account.products, params.product, 'product', 'product');
  takeLookupKey(at, params);
  const made = params.product_data && createProduct(at, params.product_data);
  const price: Price = {
    id: newId('price'),
    created: now,
    product_id: made?.id ?? params.product ?? '',
    unit_amount: params.unit_amount,
    currency: params.currency,
    interval: params.recurring.interval,
    lookup_key: params.lookup_key ?? null,
    nickname: params.nickname ?? null,
    metadata: changeMetadata({}, params.metadata),
    is_active: true,
  };
  account.prices.push(price);
  return price;
}

const priceList = z.strictObject({
  ...listParams,
  lookup_keys: z.array(z.string()).optional(),
  active: flag.optional(),
  product: z.string().optional(),
  ...ignored(['currency', 'type', 'recurring']),
});
const priceChange = z.strictObject({
  active: flag.optional(),
  nickname: z.string().optional(),
  metadata: metadataChange.optional(),
});

export const CATALOG_ROUTES = [
  route('POST', 'products', 'products.create', productParams, ({ at, params }) =>
    describeProduct(createProduct(at, params)),
  ),
  route(
    'GET',
    'products',
    'products.list',
    z.strictObject({ ...listParams, ...ignored(['active']) }),
    ({ at, path, params }) =>
      listPage({ url: path, kept: at.account.products, params, describe: describeProduct }),
  ),
  route('GET', 'products/:id', 'products.retrieve', z.strictObject({}), ({ at, id }) =>
    describeProduct(pick(at.account.products, id, 'product')),
  ),
  route('POST', 'prices', 'prices.create', priceParams, ({ at, params }) =>
    describePrice(createPrice(at, params)),
  ),
  route('GET', 'prices', 'prices.list', priceList, ({ at, path, params }) => {
    const { lookup_keys, active, product } = params;
    const kept = at.account.prices.filter(
      (price) =>
        (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')) &&
        (active === undefined || price.is_active === active) &&
        (product === undefined || price.product_id === product),
    );
    return listPage({ url: path, kept, params, describe: describePrice });
  }),
  route('GET', 'prices/:id', 'prices.retrieve', z.strictObject({}), ({ at, id }) =>
    describePrice(pick(at.account.prices, id, 'price')),
  ),
  route('POST', 'prices/:id', 'prices.update', priceChange, ({ at, id, params }) => {
    const price = pick(at.account.prices, id, 'price');
    price.is_active = params.active ?? price.is_active;
    price.nickname = params.nickname ?? price.nickname;
    price.metadata = changeMetadata(price.metadata, params.metadata);
    return describePrice(price);
  }),
];
