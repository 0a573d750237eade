import type { Customer, Metadata } from './account.ts';
import { newId } from './new-id.ts';

/** Somebody who has not paid yet. */
export const newCustomer = (created: number, metadata: Metadata): Customer => ({
  id: newId('cus'),
  created,
  email: null,
  name: null,
  metadata,
  card: null,
  balance: 0,
});
