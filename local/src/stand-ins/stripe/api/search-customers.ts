import type { At, Customer } from '../account/account.ts';
import { invalidRequest } from './api-error.ts';

const CLAUSE =
  /^\s*(?:metadata\[(['"])(?<key>[^'"]+)\1\]|(?<field>email|name))\s*:\s*(['"])(?<value>(?:\\.|(?!\4).)*)\4\s*$/;

function readClause(text: string): (customer: Customer) => boolean {
  const found = CLAUSE.exec(text)?.groups;
  if (!found) {
    throw invalidRequest(`We were unable to parse your search query: ${text}`, { param: 'query' });
  }
  const value = found['value']?.replace(/\\(.)/g, '$1');
  const key = found['key'];
  if (key !== undefined) return ({ metadata }) => metadata[key] === value;
  const field = found['field'] === 'email' ? 'email' : 'name';
  return (customer) => customer[field]?.toLowerCase() === value?.toLowerCase();
}

/**
 * The customers that match a query of exact matches joined by AND, newest first. A new customer is
 * found only after `search_delay`: Stripe's search is behind by up to a minute, at times by more.
 */
export function searchCustomers({ account, now }: At, query: string): Customer[] {
  const clauses = query.split(' AND ').map(readClause);
  return account.customers
    .filter(
      (customer) =>
        !customer.is_deleted &&
        customer.created + account.settings.search_delay <= now &&
        clauses.every((isMatch) => isMatch(customer)),
    )
    .toReversed();
}
