import { z } from 'zod';
import type { Customer } from '../account/account.ts';
import { newCustomer } from '../account/new-customer.ts';
import { describeCustomer } from '../describe/catalog.ts';
import { invalidRequest } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { clearable, listParams, metadataChange, whole } from './read-params.ts';
import { route } from './route.ts';

const CLAUSE = /^metadata\['uid'\]:'(?<value>(?:\\.|[^'])*)'$/;

/** The customers with a uid, newest first. */
function searchCustomers(customers: Customer[], query: string): Customer[] {
  const value = CLAUSE.exec(query)?.groups?.['value'];
  if (value === undefined) {
    throw invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' });
  }
  const uid = value.replace(/\\(.)/g, '$1');
  return customers.filter(({ metadata }) => metadata['uid'] === uid).toReversed();
}

const customerParams = z.strictObject({
  email: clearable.optional(),
  name: clearable.optional(),
  metadata: metadataChange.optional(),
});

function change(customer: Customer, params: z.infer<typeof customerParams>) {
  if (params.email !== undefined) customer.email = params.email;
  if (params.name !== undefined) customer.name = params.name;
  customer.metadata = changeMetadata(customer.metadata, params.metadata);
  return describeCustomer(customer);
}

const searchParams = z.strictObject({
  query: z.string(),
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  page: whole.default(0),
});

export const CUSTOMER_ROUTES = [
  route('POST', 'customers', 'customers.create', customerParams, ({ at, params }) => {
    const customer = newCustomer(at.now, {});
    at.account.customers.push(customer);
    return change(customer, params);
  }),
  route(
    'GET',
    'customers',
    'customers.list',
    z.strictObject({ ...listParams, email: z.string().optional() }),
    ({ at, path, params }) =>
      listPage({
        url: path,
        kept: at.account.customers.filter(
          ({ email }) => params.email === undefined || email === params.email,
        ),
        params,
        describe: describeCustomer,
      }),
  ),
  route('GET', 'customers/search', 'customers.search', searchParams, ({ at, path, params }) => {
    const { query, limit, page } = params;
    const found = searchCustomers(at.account.customers, query);
    const end = page + limit;
    const has_more = end < found.length;
    return {
      object: 'search_result',
      url: path,
      data: found.slice(page, end).map(describeCustomer),
      has_more,
      next_page: has_more ? String(end) : null,
    };
  }),
  route('GET', 'customers/:id', 'customers.retrieve', z.strictObject({}), ({ at, id }) =>
    describeCustomer(pick(at.account.customers, id, 'customer')),
  ),
  route('POST', 'customers/:id', 'customers.update', customerParams, ({ at, id, params }) =>
    change(pick(at.account.customers, id, 'customer'), params),
  ),
];
