import type { Customer } from '../account/account.ts';
import { invalidRequest } from './api-error.ts';

const CLAUSE = /^metadata\['uid'\]:'(?<value>(?:\\.|[^'])*)'$/;

/** The customers with a uid, newest first. */
export function searchCustomers(customers: Customer[], query: string): Customer[] {
  const value = CLAUSE.exec(query)?.groups?.['value'];
  if (value === undefined) {
    throw invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' });
  }
  const uid = value.replace(/\\(.)/g, '$1');
  return customers.filter(({ metadata }) => metadata['uid'] === uid).toReversed();
}
